import type { Edit } from './edit.js';
import { Utf8Edit } from './m2/utf8-edit.js';

/** ERRANT's type of an error that somebody saw and did not correct. What its line has as correction says nothing. */
const DETECTED = 'UNK';

/** The type of NUCLE for a passage that nobody can correct without asking the writer. */
const UNCLEAR = 'Um';

/** True for an error that was detected and not corrected, so that there is no correction to make or to match. */
export function isUncorrected(edit: Edit): boolean {
  // Metrics ask this of every gold edit: its type need not become a string for that.
  return edit instanceof Utf8Edit ? edit.isOfType(DETECTED) : isDetected(edit.type);
}

/** The edits that have a correction. */
export function corrected(edits: readonly Edit[]): readonly Edit[] {
  return edits.some(isUncorrected) ? edits.filter((edit) => !isUncorrected(edit)) : edits;
}

/** True for the type of errors that were detected and not corrected. */
export function isDetected(type: string): boolean {
  return type === DETECTED;
}

/** True for types whose edits leave the text as it is: of errors not corrected, and of unclear meaning. */
export function leavesText(type: string): boolean {
  return isDetected(type) || type === UNCLEAR;
}
