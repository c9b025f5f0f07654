import type { Metric } from '../metrics/metric.js';
import type { Batch } from './batch.js';
import { leftOutEdits, type LeftOutEdits } from './left-out.js';
import { countOtherForms } from './other-forms.js';

/** What was noticed in a stretch of a corpus besides its statistics. Counts, so that stretches add up. */
export interface Observations extends LeftOutEdits {
  /** The sums of each metric's notice, by metric; empty where it has none. */
  readonly notices: readonly (readonly number[])[];
  /** For each system, the lines that compose characters otherwise than the sentences do. */
  readonly otherForms: readonly number[];
}

export const NO_OBSERVATIONS: Observations = { notices: [], otherForms: [], skippedEdits: 0, uncorrectedEdits: 0 };

export function observe(metrics: readonly Pick<Metric, 'notice'>[], batch: Batch): Observations {
  return {
    notices: metrics.map(({ notice }) =>
      notice === undefined
        ? []
        : batch.sentences.reduce<readonly number[]>((sums, sentence) => addUp(sums, notice.count(sentence)), []),
    ),
    otherForms: countOtherForms(batch),
    ...leftOutEdits(batch.sentences),
  };
}

/** The observations of two stretches of a corpus together. */
export function joinObservations(first: Observations, second: Observations): Observations {
  const metrics = Math.max(first.notices.length, second.notices.length);
  return {
    notices: Array.from({ length: metrics }, (_, at) => addUp(first.notices.at(at) ?? [], second.notices.at(at) ?? [])),
    otherForms: addUp(first.otherForms, second.otherForms),
    skippedEdits: first.skippedEdits + second.skippedEdits,
    uncorrectedEdits: first.uncorrectedEdits + second.uncorrectedEdits,
  };
}

function addUp(first: readonly number[], second: readonly number[]): number[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, at) => (first.at(at) ?? 0) + (second.at(at) ?? 0));
}

/** A sentence for each thing that readers of the scores should know. */
export function observationTexts(
  metrics: readonly Pick<Metric, 'name' | 'notice'>[],
  systems: readonly string[],
  { notices, otherForms }: Observations,
): string[] {
  return [
    ...metrics.flatMap(({ name, notice }, at) => {
      const text = notice?.text(notices.at(at) ?? []);
      return text === undefined ? [] : [`${name}: ${text}`];
    }),
    ...otherForms.flatMap((lines, system) =>
      lines === 0
        ? []
        : [
            `${systems[system]}: ${lines} ${lines === 1 ? 'line spells a word' : 'lines spell words'} of the sentence with other Unicode characters (NFC against NFD), which look the same and do not match. Nothing was normalised; bring all files to one form.`,
          ],
    ),
  ];
}
