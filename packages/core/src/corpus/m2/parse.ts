import { StetError, quote, type StetErrorDetails } from '../../error.js';
import { strip, tokenise } from '../../text/white-space.js';
import { isNoop, type M2Annotation, type M2Block } from './block.js';
import { isRequired, readComment, readCorrections } from './utf8-edit.js';
import { blockFeed, drain, type RawBlock } from '../line-feed.js';

export interface M2ParseOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
  /** Accept what the official scorer silently accepts: see docs/formats/m2.md. */
  readonly strictOriginal?: boolean | undefined;
  /** Leave out edits whose offsets do not fit their sentence, and list them in the block, rather than refuse the file. */
  readonly skipBadEdits?: boolean | undefined;
  /** Take the last field for the annotator, however many there are between it and the correction. */
  readonly annotatorLast?: boolean | undefined;
  /** Take the field of corrections for one text, as `errant_m2` does, also where it has `||` or is `-NONE-`. */
  readonly literalCorrections?: boolean | undefined;
}

interface OpenBlock {
  readonly line: number;
  readonly sources: string[];
  readonly annotations: M2Annotation[];
  readonly annotationLines: number[];
}

const FORM = 'A start end|||type|||correction|||REQUIRED|||-NONE-|||annotator';

/** Reads an M2 file. Blocks are separated by empty lines; see docs/formats/m2.md for every rule. */
export function parseM2(text: string, options: M2ParseOptions = {}): M2Block[] {
  return drain(
    blockFeed((raw) => parseM2Block(raw, options)),
    text,
  );
}

/** Reads one block of an M2 file. */
export function parseM2Block(raw: RawBlock, options: M2ParseOptions = {}): M2Block {
  const open: OpenBlock = { line: raw.line, sources: [], annotations: [], annotationLines: [] };
  raw.lines.forEach((line, at) => readLine(line, raw.line + at, at === 0, open, options));
  return close(open, options);
}

/** The source sentence on an `S` line of an M2 file; undefined on any other line. */
export function sourceOfLine(line: string): string | undefined {
  return line.startsWith('S ') || line === 'S' ? strip(line.slice(2)) : undefined;
}

function readLine(line: string, number: number, first: boolean, open: OpenBlock, options: M2ParseOptions): void {
  const source = sourceOfLine(line);
  if (source !== undefined) {
    open.sources.push(source);
  } else if (line.startsWith('I ') || (first && options.strictOriginal === true)) {
    // The official scorer skips `I` lines, and never reads the first line of a block as an annotation.
  } else if (line.startsWith('A ')) {
    if (open.sources.length === 0 && options.strictOriginal !== true) {
      throw new StetError({
        code: 'ANNOTATION_BEFORE_SOURCE',
        file: options.file,
        line: number,
        expected: 'an S line with the sentence before its A lines',
        found: quote(line),
        remedy: 'Put the S line first in its block.',
      });
    }
    open.annotations.push(parseAnnotation(line, number, options));
    open.annotationLines.push(number);
  } else {
    throw new StetError({
      code: 'UNKNOWN_LINE',
      file: options.file,
      line: number,
      expected: 'a line that starts with "S " or "A ", or an empty line between blocks',
      found: quote(line),
      remedy: 'Remove the line, or check that this is an M2 file.',
    });
  }
}

function close(open: OpenBlock, options: M2ParseOptions): M2Block {
  if (open.sources.length === 0) {
    throw new StetError({
      code: 'NO_SOURCE_LINE',
      file: options.file,
      line: open.line,
      expected: 'an S line with the source sentence in the block that starts here',
      found: 'none',
      remedy: 'Add the S line, or remove the block.',
    });
  }
  const { sources, annotations } = open;
  const faults = options.strictOriginal === true ? [] : offsetFaults(open, options.file);
  if (faults.length === 0) return { sources, annotations };
  if (options.skipBadEdits !== true) throw new StetError(faults[0].details);
  const isBad = new Set(faults.map(({ at }) => at));
  return {
    sources,
    annotations: annotations.map((edit, at) => (isBad.has(at) ? leftAlone(edit) : edit)),
    skipped: faults.map(({ at, details }) => ({ ...annotations[at], fault: details })),
  };
}

/** What is left of an edit that is skipped: its annotator did the sentence. */
function leftAlone({ annotator }: M2Annotation): M2Annotation {
  return { start: -1, end: -1, type: 'noop', corrections: [''], required: true, comment: '', annotator };
}

interface OffsetFault {
  /** Index of the annotation. */
  readonly at: number;
  readonly details: StetErrorDetails<'OFFSETS_OUT_OF_RANGE' | 'OFFSETS_REVERSED'>;
}

function offsetFaults(open: OpenBlock, file: string | undefined): OffsetFault[] {
  if (open.annotations.length === 0) return [];
  const length = open.sources.reduce((sum, source) => sum + tokenise(source).length, 0);
  return open.annotations.flatMap((edit, at): OffsetFault[] => {
    if (edit.type === 'noop' || (edit.start === -1 && edit.end === -1)) return [];
    const line = open.annotationLines[at];
    const found = `${String(edit.start)} ${String(edit.end)}`;
    if (isNoop(edit) || edit.start > length || edit.end > length) {
      const details = {
        code: 'OFFSETS_OUT_OF_RANGE',
        file,
        line,
        expected: `token offsets from 0 to ${String(length)}, the length of the sentence`,
        found,
        remedy:
          'Correct the offsets; they count tokens from 0. Or leave such edits out with {{skipBadEdits}}. ' +
          '({{strictOriginal}} drops the edit silently.)',
      } as const;
      return [{ at, details }];
    }
    if (edit.start <= edit.end) return [];
    const details = {
      code: 'OFFSETS_REVERSED',
      file,
      line,
      expected: 'a start that is not after the end',
      found,
      remedy:
        'Swap or correct the offsets. Or leave such edits out with {{skipBadEdits}}. ' +
        '({{strictOriginal}} counts the edit as gold that nothing matches.)',
    } as const;
    return [{ at, details }];
  });
}

function parseAnnotation(line: string, number: number, options: M2ParseOptions): M2Annotation {
  const fail = (expected: string, found: string, remedy: string): never => {
    throw new StetError({
      code: 'BAD_ANNOTATION',
      file: options.file,
      line: number,
      expected,
      found,
      remedy,
    });
  };
  const fields = line.slice(2).split('|||');
  if (fields.length < 6) {
    fail(`six fields: ${FORM}`, `${String(fields.length)} in ${quote(line)}`, 'Add the missing fields.');
  }
  if (fields.length > 6 && options.strictOriginal !== true && options.annotatorLast !== true) {
    fail(
      `six fields: ${FORM}`,
      `${String(fields.length)} in ${quote(line)}`,
      'Remove what follows the annotator; M2 has no way to write "|||" inside a field. ' +
        '({{strictOriginal}} ignores what follows the sixth field.)',
    );
  }
  const offsets = tokenise(fields[0]);
  if (offsets.length !== 2 || !offsets.every(isInteger)) {
    fail('two whole numbers, start and end, after "A "', quote(fields[0]), 'Correct the offsets.');
  }
  const annotator = strip(options.annotatorLast === true ? fields[fields.length - 1] : fields[5]);
  if (!isInteger(annotator)) {
    fail('a whole number, the annotator, as the last field', quote(annotator), 'Number the annotators from 0.');
  }
  const type = fields[1];
  const noop = type === 'noop';
  return {
    start: noop ? -1 : Number(offsets[0]),
    end: noop ? -1 : Number(offsets[1]),
    type,
    corrections: options.literalCorrections === true ? [fields[2]] : readCorrections(fields[2]),
    required: isRequired(fields[3]),
    comment: readComment(fields[4]),
    annotator: Number(annotator),
  };
}

function isInteger(text: string): boolean {
  return /^[+-]?\d+$/u.test(text) && Number.isSafeInteger(Number(text));
}
