import type { Command } from 'commander';
import { StetError, orderParts, type MeasuredBatch, type PartHeader } from '@stet/core/internal';
import { checkStandardInput, createNodeMetric, openPart, type OpenPart } from '@stet/node';
import { presentScoreboard } from '../scoreboard/present-scoreboard.js';
import { addScoreboardOptions, checkSort, type ScoreboardOptions } from '../scoreboard/scoreboard-options.js';
import { makeScoreboard, type Measured } from '../scoreboard/make-scoreboard.js';

export function addMergeCommand(program: Command): void {
  const command = program
    .command('merge')
    .description('Score systems from parts that stet stats made: the very table of stet score on the whole.')
    .argument('<part...>', 'parts in any order, packed or not; "-" for standard input');
  addScoreboardOptions(command)
    .addHelpText(
      'after',
      `
Examples:
  $ stet merge part*.jsonl
  $ stet merge --significance --format latex part*.jsonl.gz`,
    )
    .action(merge);
}

async function merge(files: string[], options: ScoreboardOptions): Promise<void> {
  checkStandardInput(files);
  const opened: OpenPart[] = [];
  for (const file of files) opened.push(await openPart(file));
  const parts = orderParts(opened);
  const [{ header, file }] = parts;
  checkSort(
    options,
    header.metrics.map(({ name }) => name),
  );
  const measured: Measured = {
    ...(await metricsOf(header, file)),
    names: header.systems,
    basis: file,
    batches: ({ onProgress }) => batchesOf(parts, onProgress),
  };
  await presentScoreboard(await makeScoreboard(measured, options), options, file);
}

async function* batchesOf(
  parts: readonly OpenPart[],
  onProgress?: (done: number, total: number) => void,
): AsyncGenerator<MeasuredBatch> {
  const total = parts.reduce((sum, { header }) => sum + header.count, 0);
  let done = 0;
  for (const part of parts) {
    for await (const batch of part.batches()) {
      yield batch;
      done += batch[0][0].lengths.length;
      onProgress?.(done, total);
    }
  }
}

/** The metrics that made the statistics; they must give the signatures that they had then. */
async function metricsOf({ metrics: made }: PartHeader, file: string): Promise<Pick<Measured, 'specs' | 'metrics'>> {
  const specs = made.map(({ signature: _, ...spec }) => spec);
  const metrics = await Promise.all(specs.map(createNodeMetric));
  metrics.forEach((metric, at) => {
    if (metric.signature() === made[at].signature) return;
    throw new StetError({
      code: 'PARTS_DIFFER',
      file,
      expected: `statistics of ${metric.signature()}`,
      found: `those of ${made[at].signature}`,
      remedy: 'Merge with the version of Stet, and the resources, that made the parts.',
    });
  });
  return { specs, metrics };
}
