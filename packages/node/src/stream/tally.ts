import { unpackRows, type Accumulator, type Metric, type PackedRows, type Score } from '@stet/core/internal';
import type { MeasuredBatch } from '@stet/core/internal';

/** The scores of systems, and where they were asked for the statistics behind them. */
export interface Tally {
  readonly sentences: number;
  /** By metric and system. */
  readonly scores: readonly (readonly Score[])[];
  /** By metric, system and batch; empty unless they were to be kept. */
  readonly rows: readonly (readonly (readonly PackedRows[])[])[];
}

/** Scores systems from statistics that come batch by batch, and forgets these unless told to keep them. */
export async function tally(
  metrics: readonly Metric[],
  systems: number,
  batches: AsyncIterable<MeasuredBatch>,
  keep: boolean,
): Promise<Tally> {
  const accumulators = metrics.map((metric) => Array.from({ length: systems }, () => metric.accumulator()));
  const rows = metrics.map(() => Array.from({ length: systems }, (): PackedRows[] => []));
  let sentences = 0;
  for await (const batch of batches) {
    sentences += batch[0][0].lengths.length;
    metrics.forEach((metric, at) => {
      batch[at].forEach((own, system) => {
        addRows(metric, accumulators[at][system], own);
        if (keep) rows[at][system].push(own);
      });
    });
  }
  return { sentences, scores: accumulators.map((own) => own.map((accumulator) => accumulator.score())), rows };
}

function addRows(metric: Metric, accumulator: Accumulator, rows: PackedRows): void {
  for (const row of unpackRows(rows)) accumulator.add(metric.fromRow(row));
}
