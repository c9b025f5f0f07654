import { annotationOf } from '../corpus/annotators.js';
import { printColumnAnnotations } from '../corpus/columns/print-annotations.js';
import { printColumns } from '../corpus/columns/print.js';
import { errorsOf } from '../corpus/i-measure/cluster.js';
import {
  IMEASURE_END,
  IMEASURE_HEAD,
  SCRIPT_END,
  printIMeasureSentence,
  printScriptHead,
} from '../corpus/i-measure/print.js';
import { blocksOf } from '../corpus/m2/from-sentences.js';
import { printM2 } from '../corpus/m2/print.js';
import { printPlainText } from '../corpus/plain-text.js';
import { applyEdits } from '../corpus/references.js';
import { tokenise } from '../text/white-space.js';
import type { Format } from './formats.js';
import { nucleStrands } from './nucle-strands.js';
import { chosenAnnotator, plainFile, type StrandFormat } from './strand-format.js';

/** The texts of one annotator, a sentence a line; no format to convert to, but what `stet apply` writes. */
const corrected: StrandFormat = {
  without: [],
  files: () => [plainFile('.txt')],
  piece: (sentences, options) => {
    const annotator = chosenAnnotator(options);
    return [
      printPlainText(sentences.map((sentence) => applyEdits(sentence.source, annotationOf(sentence, annotator).edits))),
    ];
  },
};

const m2: StrandFormat = {
  without: ['groups'],
  files: () => [plainFile('.m2')],
  piece: (sentences, { emptyDeletions }) => [printM2(blocksOf(sentences), { emptyDeletions })],
};

/** One script. */
const iMeasure: StrandFormat = {
  without: ['alternatives', 'optional', 'comments'],
  files: () => [
    {
      suffix: '.xml',
      strands: [{ before: IMEASURE_HEAD + printScriptHead('1'), after: SCRIPT_END + IMEASURE_END }],
    },
  ],
  piece: (sentences, { first }) => [
    sentences
      .map((sentence, at) => {
        const { source, errors = errorsOf(sentence) } = sentence;
        return printIMeasureSentence({
          id: String(first + at + 1),
          source: tokenise(source).join(' '),
          ...errors,
        });
      })
      .join(''),
  ],
};

/** One document and one paragraph. */
const columns: StrandFormat = {
  without: ['alternatives', 'optional', 'comments', 'groups'],
  holdsOneAnnotator: true,
  needsAnnotators: true,
  files: () => [plainFile('.conll'), plainFile('.conll.ann')],
  piece: (sentences, options) => {
    const { first, tagger = (words: readonly string[]): string[] => words.map(() => '-') } = options;
    const annotator = chosenAnnotator(options);
    const place = (at: number) => ({ document: '1', paragraph: 0, sentence: first + at });
    const tokens = sentences.map(({ source }, at) => {
      const words = tokenise(source);
      const tags = tagger(words);
      return { ...place(at), tokens: words.map((text, token) => ({ text, tag: tags[token] })) };
    });
    const annotations = sentences.map((sentence, at) => ({
      ...place(at),
      edits: annotationOf(sentence, annotator).edits.map(({ start, end, type, corrections }) => ({
        ...{ start, end, type, correction: corrections[0] },
      })),
    }));
    return [printColumns(tokens), printColumnAnnotations(annotations)];
  },
};

const parallel: StrandFormat = {
  without: ['alternatives', 'optional', 'comments', 'types'],
  needsAnnotators: true,
  files: ({ annotators }) => [plainFile('.source.txt'), ...annotators.map((id) => plainFile(`.${id}.txt`))],
  piece: (sentences, options) => [
    printPlainText(sentences.map(({ source }) => source)),
    ...options.annotators.flatMap((annotator) => corrected.piece(sentences, { ...options, annotator })),
  ],
};

/** What can be written piece by piece: every format but HOO, whose offsets count from the first character on. */
export type StrandFormatName = Exclude<Format, 'hoo'> | 'corrected';

export const strandFormats: Readonly<Record<StrandFormatName, StrandFormat>> = {
  corrected,
  m2,
  'i-measure': iMeasure,
  nucle: nucleStrands,
  columns,
  parallel,
};
