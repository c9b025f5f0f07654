import { groupByNeeds } from '../metrics/group-by-needs.js';
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

export interface ResampleTask {
  readonly samples: readonly ResampledSystems[];
  readonly share: Share;
}

/** Draws a share of the resamples of each sample. */
export const resampleJob: Job<ResampleTask, Resampled[]> = {
  name: 'resample',
  work: async ({ samples, share }, tools) => {
    const measured = samples.map(async ({ spec, rows, pairs }) => {
      const metric = await tools.metric(spec);
      return { metric, stats: rows.map((batches) => new PackedStats(metric, batches)), pairs };
    });
    return resampleSystems(await Promise.all(measured), share);
  },
};

/** Shares of one sample for each lane, and fewer of several samples, since each share prepares all of them anew. */
const SHARES_FOR_EACH_LANE = 4;
const FEWEST_SHARES = 2;

/** Draws all resamples of samples of the same sentences; the result does not depend on how the runner spreads them. */
export async function drawResamples(
  samples: readonly ResampledSystems[],
  { resamples, seed }: Pick<SignificanceOptions, 'resamples' | 'seed'>,
  runner: Runner,
): Promise<Resampled[]> {
  const sharesForEachLane = Math.max(FEWEST_SHARES, Math.ceil(SHARES_FOR_EACH_LANE / samples.length));
  const shares = cutIntoShares(resamples, seed, sharesForEachLane * runner.lanes);
  const metrics = await Promise.all(samples.map(({ spec }) => runner.tools.metric(spec)));
  const groups = runner.lanes === 1 ? [samples] : groupByNeeds(samples, metrics);
  const tasks = groups.flatMap((group) =>
    shares.map((share) => ({
      task: { samples: group, share },
      size: (share.end - share.first) / groups.length,
      kind: groups.length === 1 ? undefined : group[0].spec.name,
    })),
  );
  const drawn = await runAll(runner, resampleJob, tasks, { stage: 'Resampling' });
  return samples.map((sample) => {
    const at = groups.findIndex((group) => group.includes(sample));
    const ofGroup = drawn.slice(at * shares.length, (at + 1) * shares.length);
    return joinResampled(ofGroup.map((resampled) => resampled[groups[at].indexOf(sample)]));
  });
}
