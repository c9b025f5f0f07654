import { parseCherrantBlock } from '../corpus/cherrant/parse.js';
import { printCherrant } from '../corpus/cherrant/print.js';
import { blockFeed } from '../corpus/line-feed.js';
import type { CorpusFormat } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';
import { inspectBlocks } from './inspect-blocks.js';

/** A line with the corrected text, which no other M2 has. */
export const TARGET_LINE = /^T\d+(?:-A\d+)? /mu;

export const cherrant: CorpusFormat<'cherrant'> = {
  name: 'cherrant',
  title: "ChERRANT's M2",
  page: 'cherrant.md',
  detect: (head) => (head.startsWith('S ') && TARGET_LINE.test(head) ? 'certain' : 'no'),
  input: 'one or more',
  edits: 'inside',
  feed: (options) => blockFeed((block) => parseCherrantBlock(block, options)),
  inspect: (input) => inspectBlocks(input, (block, options) => [parseCherrantBlock(block, options)]),
  loses: ['groups'],
  files: () => [plainFile('.m2')],
  print: (sentences) => [sentences.map((sentence) => printCherrant(sentence)).join('')],
};
