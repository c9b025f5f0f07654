import { annotationOf } from '../corpus/annotators.js';
import { printPlainText } from '../corpus/plain-text.js';
import { applyEdits } from '../corpus/references.js';
import { chosenAnnotator, plainFile, type CorpusPrinter } from './corpus-printer.js';

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
