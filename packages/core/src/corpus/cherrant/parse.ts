import { StetError, quote } from '../../error.js';
import { strip } from '../../text/white-space.js';
import type { Annotation, Sentence } from '../edit.js';
import type { RawBlock } from '../line-feed.js';
import { sentencesOf } from '../m2/block.js';
import { parseM2Block, type M2ParseOptions } from '../m2/parse.js';

/** `T0-A1 text`: the second sequence of edits for the first answer. `T0 text` where there is nothing to edit. */
const TARGET = /^T(?<answer>\d+)(?:-A\d+)?(?: |$)/u;

export function isTargetLine(line: string): boolean {
  return TARGET.test(line);
}

/**
 * The sentence of a block of ChERRANT's M2. Each `T` line opens a sequence of edits; several for one answer are
 * alternatives, of which any will do. The original throws them together, so that an edit of two sequences counts twice
 * and the rest of the second as missed: `strictOriginal` repeats that.
 */
export function parseCherrantBlock(raw: RawBlock, options: M2ParseOptions = {}): Sentence {
  const sequences = options.strictOriginal === true ? [allLines(raw)] : sequencesOf(raw);
  const read = sequences.map(({ answer, line, block }) => {
    const sentences = sentencesOf(parseM2Block(block, options));
    if (sentences.length > 1) throw severalSources(raw, options.file);
    const [sentence] = sentences;
    if (answer !== undefined) checkAnswer(sentence.annotations, answer, { line, file: options.file });
    const annotations =
      answer === undefined ? sentence.annotations : [{ ...sentence.annotations[0], annotator: answer }];
    return { ...sentence, annotations };
  });
  const skipped = read.flatMap((sentence) => sentence.skipped ?? []);
  return {
    source: read[0].source,
    annotations: read.flatMap(({ annotations }) => annotations),
    ...(skipped.length === 0 ? {} : { skipped }),
  };
}

interface Sequence {
  /** The number of the answer; undefined where `T` lines do not count. */
  readonly answer: number | undefined;
  /** The number of its `T` line. */
  readonly line: number;
  readonly block: RawBlock;
}

/** A line that the reader of M2 passes over, so that the others keep their numbers. */
const PASSED_OVER = 'I ';

function allLines(raw: RawBlock): Sequence {
  const lines = raw.lines.map((line) => (isTargetLine(line) ? PASSED_OVER : line));
  return { answer: undefined, line: raw.line, block: { line: raw.line, lines } };
}

function sequencesOf(raw: RawBlock): Sequence[] {
  const openings = raw.lines.flatMap((line, at) => {
    const answer = TARGET.exec(line)?.groups?.answer;
    return answer === undefined ? [] : [{ at, answer: Number(answer) }];
  });
  if (openings.length === 0) return [allLines(raw)];
  return openings.map(({ at, answer }, index) => {
    const end = openings.at(index + 1)?.at ?? raw.lines.length;
    const isRead = (line: number): boolean => line < openings[0].at || (line > at && line < end);
    const lines = raw.lines.map((text, line) => (isRead(line) ? text : PASSED_OVER));
    return { answer, line: raw.line + at, block: { line: raw.line, lines } };
  });
}

function checkAnswer(
  annotations: readonly Annotation[],
  answer: number,
  { line, file }: { readonly line: number; readonly file: string | undefined },
): void {
  const other = annotations.find(
    ({ annotator, edits, unedited }) => annotator !== answer && (edits.length > 0 || unedited),
  );
  if (other === undefined && annotations.length === 1) return;
  throw new StetError({
    code: 'BAD_ANNOTATION',
    file,
    line,
    expected: `A lines of annotator ${answer} after the line T${answer}`,
    found: `annotators ${annotations.map(({ annotator }) => annotator).join(', ')}`,
    remedy: 'Number the T lines and the last fields of their A lines alike.',
  });
}

function severalSources({ line, lines }: RawBlock, file: string | undefined): StetError {
  return new StetError({
    code: 'UNKNOWN_LINE',
    file,
    line,
    expected: 'one S line in the block that starts here',
    found: quote(strip(lines.filter((text) => text.startsWith('S ')).at(1) ?? '')),
    remedy: 'Put an empty line before each S line.',
  });
}
