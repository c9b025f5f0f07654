import { chartWords } from '../language/chart-words.js';

/** A count for people; three dots for one that is not known yet. */
export function tally(count: number | undefined): string {
  return count === undefined ? '…' : chartWords().speech.integer(count);
}
