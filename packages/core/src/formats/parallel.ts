import { annotationOf } from '../corpus/annotators.js';
import { parsePlainText, printPlainText } from '../corpus/plain-text.js';
import { applyEdits } from '../corpus/references.js';
import { strip } from '../text/white-space.js';
import type { CorpusFormat } from './corpus-format.js';
import { plainFile, chosenAnnotator, type CorpusPrinter } from './corpus-printer.js';

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
  cut: 'lines',
  inspect: ({ text }) => {
    const lines = parsePlainText(text);
    const empty = lines.flatMap((line, at) => (line === '' ? [`line ${at + 1} is empty`] : []));
    const warnings = lines.length === 0 ? ['the file is empty'] : empty;
    return { summary: `${lines.length} lines of text`, warnings };
  },
  loses: ['alternatives', 'optional', 'comments', 'types'],
  needs: 'annotators',
  files: ({ annotators }) => [plainFile('.source.txt'), ...annotators.map((id) => plainFile(`.${id}.txt`))],
  print: (sentences, options) => [
    printPlainText(sentences.map(({ source }) => source)),
    ...options.annotators.flatMap((annotator) => corrected.print(sentences, { ...options, annotator })),
  ],
};

/** The corrected text of one annotator, a sentence per line. It cannot be read back, so it is not a corpus format. */
export const corrected: CorpusPrinter = {
  loses: [],
  files: () => [plainFile('.txt')],
  print: (sentences, options) => {
    const annotator = chosenAnnotator(options);
    return [
      printPlainText(sentences.map((sentence) => applyEdits(sentence.source, annotationOf(sentence, annotator).edits))),
    ];
  },
};
