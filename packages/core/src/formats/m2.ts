import { blockFeed } from '../corpus/line-feed.js';
import { blocksOf } from '../corpus/m2/from-sentences.js';
import { printM2 } from '../corpus/m2/print.js';
import type { CorpusFormat } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';
import { inspectM2 } from './inspect-m2.js';

export const m2: CorpusFormat<'m2'> = {
  name: 'm2',
  title: 'M2',
  page: 'm2.md',
  detect: (head) => {
    const [line, next = ''] = head.split('\n', 2);
    if (!line.startsWith('S ')) return 'no';
    return next.trim() === '' || /^[SAI] /u.test(next) ? 'certain' : 'unlikely';
  },
  input: 'one or more',
  edits: 'inside',
  feed: () => blockFeed((block) => block),
  inspect: inspectM2,
  loses: ['groups'],
  files: () => [plainFile('.m2')],
  print: (sentences, { emptyDeletions }) => [printM2(blocksOf(sentences), { emptyDeletions })],
};
