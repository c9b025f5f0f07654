import type { Metric } from '../metrics/metric.js';
import type { MetricSpec } from '../metrics/registry.js';
import type { Allocate } from '../metrics/rows/compact-numbers.js';
import type { Tools } from './job.js';

interface MadeMetric {
  readonly metric: Promise<Metric>;
  measured: number;
}

/** Every distinct word is kept in a metric's caches; after so many characters it is made anew, with empty ones. */
const MOST_MEASURED = 1 << 24;

/** The tools of a thread, which makes its metrics with `create`. */
export function createTools(create: (spec: MetricSpec) => Promise<Metric>, allocate?: Allocate): Tools {
  const metrics = new Map<string, MadeMetric>();
  return {
    allocate,
    metric: (spec, characters = 0) => {
      const key = JSON.stringify(spec);
      let made = metrics.get(key);
      if (made === undefined || made.measured > MOST_MEASURED) {
        metrics.set(key, (made = { metric: create(spec), measured: 0 }));
      }
      made.measured += characters;
      return made.metric;
    },
  };
}
