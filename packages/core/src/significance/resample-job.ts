import type { Pair } from '../metrics/metric.js';
import type { MetricSpec } from '../metrics/registry.js';
import { PackedStats, type PackedRows } from '../metrics/rows/packed-rows.js';
import type { Job } from '../runner/job.js';
import { runAll, type Runner } from '../runner/runner.js';
import { cutIntoShares, type Share } from '../runner/shares.js';
import { joinResampled, resampleSystems, type Resampled, type SignificanceOptions } from './test-systems.js';

/** Systems whose sentences are to be resampled. */
export interface ResampledSystems {
  readonly spec: MetricSpec;
  /** Statistics by system and batch. */
  readonly rows: readonly (readonly PackedRows[])[];
  readonly pairs: readonly Pair[];
}

/** Draws a share of the resamples. */
export const resampleJob: Job<ResampledSystems & { readonly share: Share }, Resampled> = {
  name: 'resample',
  work: async ({ spec, rows, pairs, share }, tools) => {
    const metric = await tools.metric(spec);
    return resampleSystems(
      metric,
      rows.map((batches) => new PackedStats(metric, batches)),
      pairs,
      share,
    );
  },
};

const SHARES_FOR_EACH_LANE = 4;

/** Draws all resamples of the systems; the result does not depend on how the runner spreads them. */
export async function drawResamples(
  systems: ResampledSystems,
  { resamples, seed }: Pick<SignificanceOptions, 'resamples' | 'seed'>,
  runner: Runner,
  stage = 'Resampling',
): Promise<Resampled> {
  const tasks = cutIntoShares(resamples, seed, SHARES_FOR_EACH_LANE * runner.lanes).map((share) => ({
    task: { ...systems, share },
    size: share.end - share.first,
  }));
  return joinResampled(await runAll(runner, resampleJob, tasks, { stage }));
}
