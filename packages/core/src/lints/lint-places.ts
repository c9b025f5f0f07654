import { quote } from '../error.js';
import { lengthIn, toUtf16, type OffsetUnit } from '../text/offsets.js';
import type { Span } from '../text/span.js';
import type { LintFields } from './lint-fields.js';

/** Turns the place of a lint, as its file gives it, into offsets in UTF-16, or refuses it. */
export type PlaceLint = (record: LintFields) => Span & { readonly text: string };

const REMEDY = 'Check what the offsets count ("offsets" of the run), and that the text is the one that was checked.';

/** Places the lints of a text that is known. */
export function placeInText(text: string, unit: OffsetUnit): PlaceLint {
  const toOffset = unit === 'utf16' ? (offset: number) => utf16Offset(text, offset) : toUtf16(text, unit);
  return (record) => {
    const start = record.count('start');
    const end = record.count('end');
    const slice = record.text('text');
    const span = { start: toOffset(start), end: toOffset(end) };
    if (span.start === -1 || span.end === -1) {
      const length = lengthIn(text, unit);
      const expected = `a place between characters of a text of ${length} ${UNIT_NAMES[unit]}`;
      return misplaced(record, expected, `${start} to ${end}`);
    }
    const between = text.slice(span.start, span.end);
    if (start > end || between !== slice) {
      return misplaced(record, `${quote(slice)} at ${start} to ${end}`, quote(between));
    }
    return { ...span, text: slice };
  };
}

/** Places lints as far as that is possible without their text: their length must be that of what they quote. */
export function placeUnseen(unit: OffsetUnit): PlaceLint {
  return (record) => {
    const start = record.count('start');
    const end = record.count('end');
    const text = record.text('text');
    if (end - start !== lengthIn(text, unit)) {
      misplaced(
        record,
        `${quote(text)} at a place of ${lengthIn(text, unit)} ${UNIT_NAMES[unit]}`,
        `${start} to ${end}`,
      );
    }
    if (unit === 'utf16' && (isLow(text.charCodeAt(0)) || isHigh(text.charCodeAt(text.length - 1)))) {
      misplaced(record, 'a place between characters', quote(text));
    }
    return { start, end, text };
  };
}

const UNIT_NAMES: Readonly<Record<OffsetUnit, string>> = {
  utf16: 'UTF-16 code units',
  'code-points': 'code points',
  bytes: 'bytes',
};

function misplaced(record: LintFields, expected: string, found: string): never {
  return record.refuse(expected, found, REMEDY, 'LINT_MISPLACED');
}

/** The offset, or -1 outside of the text or within a character. */
function utf16Offset(text: string, offset: number): number {
  const isWithin = isHigh(text.charCodeAt(offset - 1)) && isLow(text.charCodeAt(offset));
  return offset > text.length || isWithin ? -1 : offset;
}

const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000;
