import { alignLines } from '../corpus/align-lines.js';
import { parseColumnAnnotations } from '../corpus/columns/parse-annotations.js';
import { parseColumns } from '../corpus/columns/parse.js';
import { parseHoo } from '../corpus/hoo/parse.js';
import { hooToSentences } from '../corpus/hoo/to-sentences.js';
import { parseIMeasure } from '../corpus/i-measure/parse.js';
import { sentenceOfErrors } from '../corpus/i-measure/sentence.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import type { Essay } from '../corpus/nucle/essay.js';
import { parseNucle } from '../corpus/nucle/parse.js';
import { parsePlainText } from '../corpus/plain-text.js';
import { extractSentence } from '../edits/extract.js';
import { checkFiles } from './check-files.js';
import { columnsToSentences } from './columns-to-sentences.js';
import { essaysToSentences, noteText, type EssayOptions, type ReadResult } from './essays.js';
import type { Format } from './formats.js';

/** A file that was read: its name, for messages, and its text. */
export interface InputText {
  readonly file: string;
  readonly text: string;
}

export interface ReadOptions extends EssayOptions {
  /** Alternative answers to essays (NUCLE SGML). */
  readonly alternatives?: readonly InputText[] | undefined;
}

/**
 * Reads annotated sentences. Some formats take several files: NUCLE one for each annotator, columns the tokens and
 * then the edits, HOO a text and then its edits for each fragment, parallel text the source and then its corrections.
 */
export function readAnnotated(format: Format, inputs: readonly InputText[], options: ReadOptions = {}): ReadResult {
  checkFiles(format, inputs.length);
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

function readNucle(inputs: readonly InputText[], options: ReadOptions): ReadResult {
  const read = ({ file, text }: InputText): Essay[] => parseNucle(text, { file });
  return essaysToSentences(inputs.map(read), (options.alternatives ?? []).map(read), options);
}

function readHoo(inputs: readonly InputText[]): ReadResult {
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
  const [tokens, edits] = inputs;
  const sentenceOf = columnsToSentences(
    inputs.length === 1 ? [] : parseColumnAnnotations(edits.text, { file: edits.file }),
  );
  return { sentences: parseColumns(tokens.text, { file: tokens.file }).map(sentenceOf), notes: [] };
}

function readParallel(inputs: readonly InputText[]): ReadResult {
  const [source, ...corrected] = inputs;
  const sources = parsePlainText(source.text);
  const texts = corrected.map(({ file, text }) =>
    alignLines(sources, parsePlainText(text), { file, goldFile: source.file }),
  );
  return {
    sentences: sources.map((own, at) =>
      extractSentence(
        own,
        texts.map((lines) => lines[at]),
      ),
    ),
    notes: [],
  };
}
