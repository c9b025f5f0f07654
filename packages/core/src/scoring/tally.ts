import type { Metric, Score } from '../metrics/metric.js';
import { unpackRows, type PackedRows } from '../metrics/rows/packed-rows.js';
import { NO_COVERAGE, joinCoverage, type Coverage } from './coverage.js';
import type { MeasuredCorpus } from './measure.js';

/** The scores of systems, and where they were asked for the statistics behind them. */
export interface Tally {
  readonly sentences: number;
  readonly coverage: Coverage;
  /** By metric and system. */
  readonly scores: readonly (readonly Score[])[];
  /** By metric, system and batch; empty unless they were to be kept. */
  readonly rows: readonly (readonly (readonly PackedRows[])[])[];
}

/** Scores systems from statistics that come batch by batch, and forgets these unless told to keep them. */
export async function tally(
  metrics: readonly Metric[],
  { systems, batches }: Pick<MeasuredCorpus, 'systems' | 'batches'>,
  keepsRows: boolean,
): Promise<Tally> {
  const accumulators = metrics.map((metric) => systems.map(() => metric.accumulator()));
  const rows = metrics.map(() => systems.map((): PackedRows[] => []));
  let sentences = 0;
  let coverage = NO_COVERAGE;
  for await (const batch of batches) {
    sentences += batch.sentences;
    coverage = joinCoverage(coverage, batch.coverage);
    metrics.forEach((metric, at) => {
      batch.rows[at].forEach((packedRows, system) => {
        for (const row of unpackRows(packedRows)) accumulators[at][system].add(metric.fromRow(row));
        if (keepsRows) rows[at][system].push(packedRows);
      });
    });
  }
  const scores = accumulators.map((bySystem) => bySystem.map((accumulator) => accumulator.score()));
  return { sentences, coverage, scores, rows };
}
