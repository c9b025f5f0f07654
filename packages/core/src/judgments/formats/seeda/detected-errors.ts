import { tokenise } from '../../../text/white-space.js';
import type { TokenSpan } from '../../judged-edit.js';

/** The source with the errors that a judge put in brackets. */
export interface DetectedErrors {
  readonly tokens: readonly string[];
  readonly spans: readonly TokenSpan[];
  /** Brackets that part a token, or that have no partner. */
  readonly malformed: number;
}

const BRACKETS = /[[\]]/u;

/** Reads `a [wrong] word`, where `[]` says that something is missing. */
export function parseDetectedErrors(text: string): DetectedErrors {
  const spans: TokenSpan[] = [];
  let malformed = 0;
  let plain = '';
  let opened: number | undefined;
  for (const piece of text.split(/([[\]])/u)) {
    if (!BRACKETS.test(piece)) {
      plain += piece;
      continue;
    }
    if (piece === '[') {
      if (opened !== undefined) malformed++;
      opened = plain.length;
    } else if (opened === undefined) {
      malformed++;
    } else {
      const span = tokenSpan(text.replaceAll(/[[\]]/gu, ''), opened, plain.length);
      if (span === undefined) malformed++;
      else spans.push(span);
      opened = undefined;
    }
  }
  if (opened !== undefined) malformed++;
  return { tokens: tokenise(plain), spans, malformed };
}

/** The tokens between two offsets of characters; undefined where these part a token. */
function tokenSpan(text: string, from: number, to: number): TokenSpan | undefined {
  const count = (stretch: string): number => tokenise(stretch).length;
  const [start, inside, behind] = [text.slice(0, from), text.slice(from, to), text.slice(to)].map(count);
  return start + inside + behind === count(text) ? { start, end: start + inside } : undefined;
}
