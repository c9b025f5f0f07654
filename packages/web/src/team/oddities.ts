import { counted } from '@stet/core/internal';
import type { SubmissionCheck } from '@stet/server';

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
  return [
    ...(earlier === null
      ? []
      : [`This is the same text as your submission ${earlier}. Submitting it again changes nothing.`]),
    ...(isM2 ? ['This is an M2 file. Its corrected text is taken as your output.'] : []),
    ...(changed === 0 ? ['Every line is the same as in the source: nothing is corrected.'] : []),
    ...(changesNearlyAll && emptied < changed / 2
      ? ['Nearly every sentence is changed. Is the text tokenised as the source is?']
      : []),
    ...(emptied > 0 ? [`${counted(emptied, 'line is', 'lines are')} empty where the source has a sentence.`] : []),
  ];
}
