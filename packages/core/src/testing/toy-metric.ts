import { referencesOf } from '../corpus/references.js';
import { defineMetric, type MetricCore } from '../metrics/define-metric.js';
import type { MetricKind } from '../metrics/kind.js';
import { countOption } from '../metrics/options/option.js';

/** The share of sentences as long as a reference. Tests add it to the list, and look where it turns up. */
const toyKind = defineMetric({
  name: 'ruler',
  title: 'Ruler',
  needs: 'references',
  definition: 'the share of sentences that are as long as a reference',
  citation: 'nobody',
  options: { maxSurplus: countOption({ default: 0, min: 0, max: 9, help: 'characters that a sentence may be off' }) },
  parts: () => [{ key: 'value', title: 'Ruler', kind: 'percent' }],
  create: ({ maxSurplus }): MetricCore<boolean> => ({
    sentence: ({ sentence, hypothesis }) =>
      referencesOf(sentence).some(({ length }) => Math.abs(length - hypothesis.length) <= maxSurplus),
    toRow: (fits) => [fits ? 1 : 0],
    fromRow: ([fits]) => fits === 1,
    accumulator: () => {
      let fitting = 0;
      let all = 0;
      return {
        add: (fits) => {
          all++;
          if (fits) fitting++;
        },
        score: () => ({ value: all === 0 ? 0 : fitting / all }),
      };
    },
  }),
});

/** The list of metrics with this one behind them, for `vi.mock`. */
export async function withToyMetric(
  importOriginal: () => Promise<unknown>,
): Promise<{ readonly metricKinds: readonly MetricKind[] }> {
  const { metricKinds } = (await importOriginal()) as { readonly metricKinds: readonly MetricKind[] };
  return { metricKinds: [...metricKinds, toyKind] };
}
