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

/** Shares of one sample for each lane, and fewer where several samples fill the lanes, since each share prepares anew. */
const SHARES_FOR_EACH_LANE = 4;
const FEWEST_SHARES = 2;

/** Draws all resamples of each of the samples at once; the result does not depend on how the runner spreads them. */
export async function drawResamples(
  samples: readonly ResampledSystems[],
  { resamples, seed }: Pick<SignificanceOptions, 'resamples' | 'seed'>,
  runner: Runner,
): Promise<Resampled[]> {
  const sharesForEachLane = Math.max(FEWEST_SHARES, Math.ceil(SHARES_FOR_EACH_LANE / samples.length));
  const shares = cutIntoShares(resamples, seed, sharesForEachLane * runner.lanes);
  const tasks = samples.flatMap((systems) =>
    shares.map((share) => ({ task: { ...systems, share }, size: share.end - share.first })),
  );
  const drawn = await runAll(runner, resampleJob, tasks, { stage: 'Resampling' });
  return samples.map((_, at) => joinResampled(drawn.slice(at * shares.length, (at + 1) * shares.length)));
}
