import type { SubmissionCheck } from '@stet/server';
import { words } from '../language/words.js';

/** Fewer sentences than this say little about how many a system changes. */
const ENOUGH_LINES = 20;
/** Of the lines. Learners' sentences are hardly ever all wrong. */
const MOST_CHANGED = 0.95;

/** What looks wrong about an output that would be accepted. */
export function oddities({
  lines,
  changed,
  emptied,
  isM2,
  earlier,
}: Omit<SubmissionCheck, 'left' | 'preview'>): string[] {
  const changesNearlyAll = lines >= ENOUGH_LINES && changed > MOST_CHANGED * lines;
  const { odd } = words().team;
  return [
    ...(earlier === null ? [] : [odd.earlier(earlier)]),
    ...(isM2 ? [odd.isM2] : []),
    ...(changed === 0 ? [odd.unchanged] : []),
    ...(changesNearlyAll && emptied < changed / 2 ? [odd.nearlyAll] : []),
    ...(emptied > 0 ? [odd.emptied(emptied)] : []),
  ];
}
