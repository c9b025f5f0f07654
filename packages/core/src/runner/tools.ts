import type { Metric } from '../metrics/metric.js';
import type { MetricSpec } from '../metrics/registry.js';
import type { Tools } from './job.js';

interface CachedMetric {
  readonly metric: Promise<Metric>;
  /** Characters that it has measured. */
  measured: number;
}

/** A metric caches every distinct word; after this many characters it is created again, with empty caches. */
const MAX_MEASURED = 1 << 24;

/** The tools of a thread, whose metrics come from `create`. */
export function createTools(
  create: (spec: MetricSpec) => Promise<Metric>,
  { allocate, analyser, program }: Omit<Tools, 'metric'> = {},
): Tools {
  const metrics = new Map<string, CachedMetric>();
  return {
    allocate,
    analyser,
    program,
    metric: (spec, characters = 0) => {
      const key = JSON.stringify(spec);
      let cached = metrics.get(key);
      if (cached === undefined || cached.measured > MAX_MEASURED) {
        metrics.set(key, (cached = { metric: create(spec), measured: 0 }));
      }
      cached.measured += characters;
      return cached.metric;
    },
  };
}
