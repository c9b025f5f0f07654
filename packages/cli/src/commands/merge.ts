import type { Command } from 'commander';
import {
  StetError,
  orderShards,
  type MeasuredBatch,
  type MetricSpec,
  type OnProgress,
  type ShardHeader,
} from '@stet/core/internal';
import { checkStandardInput, openShard, openStages, tools, type OpenShard } from '@stet/node';
import { presentScoreboard } from '../scoreboard/present-scoreboard.js';
import { addScoreboardOptions, checkSort, type ScoreboardOptions } from '../scoreboard/scoreboard-options.js';
import { makeScoreboard } from '../scoreboard/make-scoreboard.js';
import { addExamples } from '../options/command-options.js';

export function addMergeCommand(program: Command): void {
  const command = program
    .command('merge')
    .description('Score systems from shards that stet stats measured: the same table as stet score on the whole.')
    .argument('<shard...>', 'shards in any order, packed or not; "-" for standard input');
  addExamples(addScoreboardOptions(command), [
    'stet merge shard*.jsonl',
    'stet merge --significance --format latex shard*.jsonl.gz',
  ]).action(merge);
}

async function merge(files: string[], options: ScoreboardOptions): Promise<void> {
  checkStandardInput(files);
  const opened: OpenShard[] = [];
  for (const file of files) opened.push(await openShard(file));
  const shards = orderShards(opened);
  const [{ header, file }] = shards;
  checkSort(
    options,
    header.metrics.map(({ name }) => name),
  );
  const { systems, annotators, referenceSet, extracted } = header;
  const specs = await specsOf(header, file);
  const progress = await openStages();
  const batches = batchesOf(shards, progress.update);
  const board = await makeScoreboard(
    () => Promise.resolve({ specs, systems, preparation: { annotators, referenceSet, extracted }, batches }),
    file,
    options,
  );
  progress.stop();
  await presentScoreboard(board, options, file);
}

async function* batchesOf(shards: readonly OpenShard[], onProgress: OnProgress): AsyncGenerator<MeasuredBatch> {
  const total = shards.reduce((sum, { header }) => sum + header.count, 0);
  let done = 0;
  for (const shard of shards) {
    for await (const batch of shard.batches()) {
      yield batch;
      done += batch.sentences;
      onProgress('Scoring', done, total);
    }
  }
}

/** The metrics that made the statistics. Their signatures must be the same as then. */
async function specsOf({ metrics: measured }: ShardHeader, file: string): Promise<MetricSpec[]> {
  const specs = measured.map(({ signature: _, ...spec }) => spec);
  const metrics = await Promise.all(specs.map((spec) => tools.metric(spec)));
  metrics.forEach((metric, at) => {
    if (metric.signature() === measured[at].signature) return;
    throw new StetError({
      code: 'SHARDS_DIFFER',
      file,
      expected: `statistics of ${metric.signature()}`,
      found: `those of ${measured[at].signature}`,
      remedy: 'Merge with the version of Stet, and the resources, that made the shards.',
    });
  });
  return specs;
}
