import { StetError } from '../error.js';
import { alignLines } from '../corpus/align-lines.js';
import { parseColumnAnnotations } from '../corpus/columns/parse-annotations.js';
import { parseColumns } from '../corpus/columns/parse.js';
import type { Sentence } from '../corpus/edit.js';
import { parseHoo } from '../corpus/hoo/parse.js';
import { hooToSentences } from '../corpus/hoo/to-sentences.js';
import { parseIMeasure } from '../corpus/i-measure/parse.js';
import { sentenceOfErrors } from '../corpus/i-measure/sentence.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import type { Essay } from '../corpus/nucle/essay.js';
import type { GoldNote } from '../corpus/nucle/map-mistakes.js';
import { mapOldTypes } from '../corpus/nucle/map-old-types.js';
import { parseNucle } from '../corpus/nucle/parse.js';
import { essaysToM2 } from '../corpus/nucle/to-m2.js';
import { parsePlainText } from '../corpus/plain-text.js';
import { extractEdits } from '../edits/extract.js';
import type { Tagger } from '../text/tagger.js';
import type { Format } from './formats.js';

/** A file that was read: its name, for messages, and its text. */
export interface InputText {
  readonly file: string;
  readonly text: string;
}

export interface ReadOptions {
  /** Alternative answers to essays (NUCLE SGML). */
  readonly alternatives?: readonly InputText[] | undefined;
  /** Map the types of the first NUCLE to those of the shared tasks, by these parts of speech. */
  readonly mapTypes?: Tagger | undefined;
  /** Keep edits of essays that change nothing, as some official files do. */
  readonly keepEmpty?: boolean | undefined;
}

/** Annotated sentences from any format, and what could not be brought along. */
export interface ReadResult {
  readonly sentences: readonly Sentence[];
  readonly notes: readonly string[];
}

/**
 * Reads annotated sentences. Some formats take several files: NUCLE one for each annotator, columns the tokens and
 * then the edits, HOO a text and then its edits for each fragment, parallel text the source and then its corrections.
 */
export function readAnnotated(format: Format, inputs: readonly InputText[], options: ReadOptions = {}): ReadResult {
  return readers[format](inputs, options);
}

type Reader = (inputs: readonly InputText[], options: ReadOptions) => ReadResult;

const readers: Readonly<Record<Format, Reader>> = {
  m2: (inputs) => ({
    sentences: inputs.flatMap(({ file, text }) => parseM2(text, { file }).flatMap(sentencesOf)),
    notes: [],
  }),
  'i-measure': (inputs) => ({
    sentences: inputs.flatMap(({ file, text }) =>
      parseIMeasure(text, { file }).flatMap(({ sentences }) => sentences.map(sentenceOfErrors)),
    ),
    notes: [],
  }),
  nucle: readNucle,
  hoo: readHoo,
  columns: readColumns,
  parallel: readParallel,
};

function readNucle(inputs: readonly InputText[], { alternatives = [], keepEmpty, mapTypes }: ReadOptions): ReadResult {
  const read = ({ file, text }: InputText): Essay[] => parseNucle(text, { file });
  const [essays, ...annotators] = inputs
    .map(read)
    .map((own) => (mapTypes === undefined ? own : mapOldTypes(own, mapTypes)));
  const { blocks, notes } = essaysToM2(essays, {
    annotators,
    alternatives: alternatives.map(read),
    keepEmpty,
  });
  return { sentences: blocks.flatMap(sentencesOf), notes: notes.map(noteText) };
}

function readHoo(inputs: readonly InputText[]): ReadResult {
  if (inputs.length % 2 === 1) throw needsFiles('a text and a file of edits for each fragment', inputs.length);
  const fragments = inputs.filter((_, at) => at % 2 === 0);
  const read = fragments.map(({ file, text }, at) => {
    const edits = inputs[2 * at + 1];
    return hooToSentences(file, text, parseHoo(edits.text, { file: edits.file }));
  });
  return {
    sentences: read.flatMap(({ sentences }) => sentences),
    notes: read.flatMap(({ notes }) => notes.map(noteText)),
  };
}

function readColumns(inputs: readonly InputText[]): ReadResult {
  if (inputs.length > 2) throw needsFiles('a column file, and its edits', inputs.length);
  const [tokens, edits] = inputs;
  const key = (place: { document: string; paragraph: number; sentence: number }): string =>
    [place.document, place.paragraph, place.sentence].join('\t');
  const annotations = inputs.length === 1 ? [] : parseColumnAnnotations(edits.text, { file: edits.file });
  const editsOf = new Map(annotations.map((annotation) => [key(annotation), annotation.edits]));
  return {
    sentences: parseColumns(tokens.text, { file: tokens.file }).map((sentence) => ({
      source: sentence.tokens.map(({ text }) => text).join(' '),
      annotations: [
        {
          annotator: 0,
          edits: (editsOf.get(key(sentence)) ?? []).map(({ start, end, type, correction }) => ({
            ...{ start, end, type, corrections: [correction] },
            ...{ required: true, comment: '' },
          })),
        },
      ],
    })),
    notes: [],
  };
}

function readParallel(inputs: readonly InputText[]): ReadResult {
  if (inputs.length < 2) throw needsFiles('a source text and one or more corrected texts', inputs.length);
  const [source, ...corrected] = inputs;
  const sources = parsePlainText(source.text);
  const texts = corrected.map(({ file, text }) =>
    alignLines(sources, parsePlainText(text), { file, goldFile: source.file }),
  );
  return {
    sentences: sources.map((own, at) => ({
      source: own,
      annotations: texts.map((lines, annotator) => ({ annotator, edits: extractEdits(own, lines[at]) })),
    })),
    notes: [],
  };
}

function noteText({ document, paragraph, reason, dropped, mistake }: GoldNote): string {
  const what = `${mistake.type} at ${mistake.startOffset} to ${mistake.endOffset}`;
  return `document ${document}, paragraph ${paragraph}: ${what}: ${reason}${dropped ? '; dropped' : ''}`;
}

function needsFiles(expected: string, count: number): StetError {
  return new StetError({
    code: 'BAD_OPTION',
    expected,
    found: `${count} files`,
    remedy: 'Name the files in this order.',
  });
}
