import { parsePlainText, printPlainText } from '../corpus/plain-text.js';
import { strip } from '../text/white-space.js';
import type { CorpusFormat } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';
import { corrected } from './corrected.js';

export const parallel: CorpusFormat<'parallel'> = {
  name: 'parallel',
  title: 'plain text',
  page: 'plain-text.md',
  detect: () => 'likely',
  input: 'the source, then its corrections',
  takes: (count) => count >= 2,
  edits: 'compared',
  group: ([fed, ...texts]) => [{ fed, corrected: texts }],
  feed: () => ({ push: (line) => [strip(line)], end: () => [] }),
  inspect: ({ text }) => {
    const lines = parsePlainText(text);
    const empty = lines.flatMap((line, at) => (line === '' ? [`line ${at + 1} is empty`] : []));
    return { summary: `${lines.length} lines of text`, warnings: empty };
  },
  loses: ['alternatives', 'optional', 'comments', 'types'],
  needs: 'annotators',
  files: ({ annotators }) => [plainFile('.source.txt'), ...annotators.map((id) => plainFile(`.${id}.txt`))],
  print: (sentences, options) => [
    printPlainText(sentences.map(({ source }) => source)),
    ...options.annotators.flatMap((annotator) => corrected.print(sentences, { ...options, annotator })),
  ],
};
