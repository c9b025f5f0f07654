import { quote } from '../error.js';
import type { SourceLocation } from '../source-location.js';
import { tokenise } from '../text/white-space.js';
import { badJudgment } from './bad-judgment.js';
import { VERDICTS, type JudgedEdit, type TokenSpan } from './judged-edit.js';

/** Checks that one output can have these edits: in order, apart from each other, each with a verdict that exists. */
export function checkJudgedEdits(edits: readonly JudgedEdit[], location: SourceLocation): void {
  checkSpans(edits, 'the edits of an output', location);
  for (const { start, end, correction, verdict } of edits) {
    if (correction !== tokenise(correction).join(' ')) {
      throw badJudgment(location, 'a correction with single blanks', quote(correction), 'Correct the edit.');
    }
    if (start === end && correction === '') {
      throw badJudgment(location, 'an edit that changes something', `nothing at ${start}`, 'Remove the edit.');
    }
    if (verdict !== null && !VERDICTS.includes(verdict)) {
      const expected = `a verdict: ${VERDICTS.join(', ')} or null`;
      throw badJudgment(location, expected, quote(JSON.stringify(verdict)), 'Correct the verdict.');
    }
  }
}

/** Checks the errors that a judge marked in the source. */
export function checkMissed(missed: readonly TokenSpan[], location: SourceLocation): void {
  checkSpans(missed, 'the errors of the source', location);
}

function checkSpans(spans: readonly TokenSpan[], what: string, location: SourceLocation): void {
  let reached = 0;
  for (const { start, end } of spans) {
    if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) {
      const expected = 'token offsets counted from 0, the end not before the start';
      throw badJudgment(location, expected, `${start} and ${end}`, 'Correct the offsets.');
    }
    if (start < reached) {
      const found = `one at ${start} after one that ends at ${reached}`;
      throw badJudgment(location, `${what} in order, without overlap`, found, 'Sort them, and remove what overlaps.');
    }
    reached = end;
  }
}
