import type { Sentence } from '../corpus/edit.js';
import type { SystemOutput } from '../corpus/system-output.js';
import { located } from '../metrics/located.js';
import type { Metric } from '../metrics/metric.js';

/** A stretch of a corpus, and the output of several systems for it. */
export interface Batch {
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
  readonly sentences: readonly Sentence[];
  readonly outputs: readonly SystemOutput[];
}

/** The statistics of each system for each sentence. Lines that several systems share are measured once. */
export function batchStats<Stats>(
  metric: Pick<Metric<Stats>, 'sentence'>,
  { first, sentences, outputs }: Batch,
): Stats[][] {
  const stats: Stats[][] = outputs.map(() => []);
  sentences.forEach((sentence, at) => {
    const known = new Map<string, Stats>();
    outputs.forEach(({ file, lines }, system) => {
      const hypothesis = lines[at];
      let measured = known.get(hypothesis);
      if (measured === undefined) {
        measured = located(() => metric.sentence({ sentence, hypothesis }), file, first + at + 1);
        known.set(hypothesis, measured);
      }
      stats[system].push(measured);
    });
  });
  return stats;
}
