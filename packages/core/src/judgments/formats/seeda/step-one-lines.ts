import type { SourceLocation } from '../../../source-location.js';
import { splitLines } from '../../../text/lines.js';
import { isList, isNumber, isText, isTexts, objectOf, parseJsonLine, required } from '../json-fields.js';
import type { PlacedSheet } from './placed-sheet.js';

const SHEET_KEYS = ['annotator', 'file', 'item', 'srcId', 'before', 'source', 'after', 'sourceAsReleased', 'unshown'];
const CORRECTION_KEYS = ['s', 'systems', 'raw', 'edits', 'sourceDiffers', 'malformed'];

/**
 * Reads step 1 as JSON Lines, a page each: the raw texts of the released files, with judge, item, sentence and systems. What
 * such files say of edits and their offsets besides is read from the texts again.
 */
export function parseStepOneLines(text: string, file?: string): PlacedSheet[] {
  return splitLines(text).flatMap((line, at) => (line.trim() === '' ? [] : [parsePage(line, { file, line: at + 1 })]));
}

function parsePage(line: string, location: SourceLocation): PlacedSheet {
  const fields = objectOf(parseJsonLine(line, 'a page', location), [...SHEET_KEYS, 'corrections'], location);
  const text = (key: string): string => required(fields, key, 'a text', isText, location);
  const number = (key: string): number => required(fields, key, 'a number', isNumber, location);
  const corrections = required(fields, 'corrections', 'a list', isList, location).map((value) => {
    const correction = objectOf(value, CORRECTION_KEYS, location);
    return {
      systems: required(correction, 'systems', 'a list of texts', isTexts, location),
      raw: required(correction, 'raw', 'a text', isText, location),
    };
  });
  return {
    judge: `annotator${number('annotator')}`,
    item: String(number('item')),
    sourceNumber: number('srcId'),
    systems: corrections.map(({ systems }) => systems),
    sheet: {
      before: text('before'),
      source: text('source'),
      after: text('after'),
      corrections: corrections.map(({ raw }) => raw),
    },
    location,
  };
}
