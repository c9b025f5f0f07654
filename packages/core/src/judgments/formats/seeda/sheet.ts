import { quote } from '../../../error.js';
import { splitLines } from '../../../text/lines.js';
import { badJudgment } from '../../bad-judgment.js';

/** A page of SEEDA's step 1 (Kobayashi et al. 2024), each text as the judge left it. */
export interface SeedaSheet {
  /** The sentence before; empty at the beginning. */
  readonly before: string;
  /** With brackets around the errors that the judge found. */
  readonly source: string;
  readonly after: string;
  /** Each with its edits in brackets. */
  readonly corrections: readonly string[];
}

export const SHEET_HEAD = '<Source with context>';
const CORRECTIONS = '<Correction>';

/** Reads a file of the released step 1. */
export function parseSheet(text: string, { file }: { readonly file?: string | undefined } = {}): SeedaSheet {
  const lines = splitLines(text);
  const expectLine = (at: number, expected: string): void => {
    if (lines.at(at) === expected) return;
    throw badSheet(file, at, expected === '' ? 'an empty line' : expected, lines.at(at));
  };
  const tagged = (at: number, tag: string): string => {
    const found = new RegExp(`^<${tag}>(.*)</${tag}>$`, 'u').exec(lines.at(at) ?? '');
    if (found === null) throw badSheet(file, at, `<${tag}>…</${tag}>`, lines.at(at));
    return found[1];
  };
  expectLine(0, SHEET_HEAD);
  const source = tagged(2, 't');
  expectLine(4, '');
  expectLine(5, CORRECTIONS);
  const corrections = lines.slice(FIRST_CORRECTION).map((_, at) => tagged(FIRST_CORRECTION + at, `s${at + 1}`));
  return { before: lines[1], source, after: lines[3], corrections };
}

const FIRST_CORRECTION = 6;

/** Writes a page as the released files have it; `parseSheet` reads back the same. */
export function printSheet({ before, source, after, corrections }: SeedaSheet): string {
  const tagged = corrections.map((correction, at) => `<s${at + 1}>${correction}</s${at + 1}>`);
  return [SHEET_HEAD, before, `<t>${source}</t>`, after, '', CORRECTIONS, ...tagged, ''].join('\n');
}

function badSheet(file: string | undefined, at: number, expected: string, found: string | undefined): Error {
  return badJudgment(
    { file, line: at + 1 },
    `${expected} of SEEDA's step 1`,
    found === undefined ? 'the end of the file' : quote(found),
    'Give the file as it was released.',
  );
}
