import { blockFeed } from '../corpus/line-feed.js';
import { blocksOf, sentencesOf } from '../corpus/m2/block.js';
import { parseM2Block } from '../corpus/m2/parse.js';
import { printM2 } from '../corpus/m2/print.js';
import { TARGET_LINE } from './cherrant.js';
import type { CorpusFormat } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';
import { inspectBlocks } from './inspect-blocks.js';

/** A line with an edit, whatever stands between it and its sentence. */
const EDIT = /^A -?\d+ -?\d+\|\|\|/mu;

export const m2: CorpusFormat<'m2'> = {
  name: 'm2',
  title: 'M2',
  page: 'm2.md',
  detect: (head) => {
    const [line, next = ''] = head.split('\n', 2);
    // Lines with edits are M2 whatever stands before them: its reader then names what is wrong.
    if (!line.startsWith('S ')) return EDIT.test(head) ? 'likely' : 'no';
    if (TARGET_LINE.test(head)) return 'likely';
    return next.trim() === '' || /^[SAI] /u.test(next) || EDIT.test(head) ? 'certain' : 'unlikely';
  },
  input: 'one or more',
  edits: 'inside',
  feed: () => blockFeed((block) => block),
  cut: 'blocks',
  inspect: (input) => inspectBlocks(input, (block, options) => sentencesOf(parseM2Block(block, options))),
  loses: ['groups', 'sequences'],
  files: () => [plainFile('.m2')],
  print: (sentences, { emptyDeletions }) => [printM2(blocksOf(sentences), { emptyDeletions })],
};
