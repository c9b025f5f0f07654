import { StetError } from '../error.js';
import { splitLines } from '../text/lines.js';
import { strip } from '../text/white-space.js';
import { NO_ERROR } from './cherrant/answer-marks.js';
import { BlockCutter, drain, type LineFeed, type RawBlock } from './line-feed.js';
import { sentencesOf } from './m2/block.js';
import { parseM2Block, sourceOfLine } from './m2/parse.js';
import { parsePlainText } from './plain-text.js';
import { printOutputEdits } from './output-edits.js';
import { applyEdits } from './references.js';
import type { SystemOutput } from './system-output.js';

export interface SystemTextOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
  /** Take every file for plain text, and count a byte order mark as a character. */
  readonly strictOriginal?: boolean | undefined;
  /** Told where the text is not taken as it is. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/** What is said of an output in M2. */
export const M2_OUTPUT_NOTE =
  'this output is M2; errant, cleme, cleme2 and gotoscorer take its edits as they are, other metrics the text that they give';

/** What is said of an output in MuCGEC's text. */
export const NUMBERED_OUTPUT_NOTE = "this output is MuCGEC's text; of each line what follows the second tab is taken";

/** Number, sentence and output. */
const ROW = /^\d+\t[^\t]*\p{L}[^\t]*\t[^\t]*$/u;

/** True if every line is a number, the sentence and what a system made of it, between tabs. */
export function isNumberedOutput(head: string): boolean {
  const lines = splitLines(head.replace(/^\uFEFF/u, '')).filter((line) => strip(line) !== '');
  return lines.length > 0 && lines.every((line) => ROW.test(line));
}

/** What a system made of the sentence of such a line. */
export function outputOfRow(line: string): string {
  const [, source = '', output = ''] = line.split('\t').map(strip);
  return output === NO_ERROR ? source : output;
}

/** What a system wrote for one sentence, with the edits that it names where it is M2. */
export interface EditedText {
  readonly text: string;
  /** As `printOutputEdits` writes them. */
  readonly edits: string;
}

/** The output of a system, a line for each sentence: plain text as it is, M2 with its edits made. */
export function parseSystem(
  text: string,
  { file, strictOriginal, onNote }: SystemTextOptions = {},
): Pick<SystemOutput, 'lines' | 'edits'> {
  if (strictOriginal !== true && isNumberedOutput(text)) {
    onNote?.(NUMBERED_OUTPUT_NOTE);
    return { lines: parsePlainText(text).map(outputOfRow) };
  }
  if (strictOriginal === true || !isM2Output(text)) {
    return { lines: parsePlainText(text, { keepByteOrderMark: strictOriginal }) };
  }
  onNote?.(M2_OUTPUT_NOTE);
  const edited = drain(m2OutputFeed(file), text);
  return { lines: edited.map((line) => line.text), edits: edited.map(({ edits }) => edits) };
}

/** Empty lines may come first. */
const START = /^\uFEFF?(?:\s*\n)?S /u;
const EDIT = /^A [+-]?\d+ [+-]?\d+\|\|\|/u;

/**
 * True if a text begins as M2 does, and is not plain text whose sentences happen to begin with "S" and "A": all its lines are
 * lines of M2, and there is an edit, or an empty line between two sentences.
 */
export function isM2Output(head: string): boolean {
  if (!START.test(head)) return false;
  const lines = splitLines(head.trimStart());
  const isLineOfM2 = (line: string): boolean =>
    strip(line) === '' || sourceOfLine(line) !== undefined || line.startsWith('I ') || EDIT.test(line);
  const isApart = (line: string, at: number): boolean => strip(line) === '' && at + 1 < lines.length;
  return lines.every(isLineOfM2) && lines.some((line, at) => EDIT.test(line) || isApart(line, at));
}

/** Makes the edits of an output in M2, block by block. */
export function m2OutputFeed(file: string | undefined): LineFeed<EditedText> {
  const cutter = new BlockCutter();
  let annotator: number | undefined;
  const read = (raw: RawBlock | undefined): readonly EditedText[] => {
    if (raw === undefined) return [];
    const block = parseM2Block(raw, { file });
    for (const { annotator: listed } of block.annotations) {
      annotator ??= listed;
      if (listed !== annotator) throw severalAnnotators(file, raw.line, annotator, listed);
    }
    return sentencesOf(block).map(({ source, annotations: [{ edits }] }) => ({
      text: applyEdits(source, edits),
      edits: printOutputEdits({ source, edits }),
    }));
  };
  return { push: (line) => read(cutter.push(line)), end: () => read(cutter.end()) };
}

function severalAnnotators(file: string | undefined, line: number, first: number, other: number): StetError {
  return new StetError({
    code: 'SEVERAL_ANNOTATORS',
    file,
    line,
    expected: `the output of one system: plain text, or M2 with the edits of annotator ${first} alone`,
    found: `edits of annotator ${other} too`,
    remedy: 'Print the text that you mean with stet apply, and hand that in.',
  });
}
