import type { Metric } from '../metric.js';
import type { Allocate } from '../../allocate.js';
import { CompactNumbers, type Numbers } from './compact-numbers.js';

/** Rows of numbers, one after the other, as few bytes as they need: what is sent between threads, and kept. */
export interface PackedRows {
  /** The length of each row. */
  readonly lengths: Numbers;
  readonly values: Numbers;
}

/** Packs rows; `allocate` brings the memory, so that threads can share it. */
export function packRows(rows: Iterable<readonly number[]>, allocate?: Allocate): PackedRows {
  const lengths = new CompactNumbers();
  const values = new CompactNumbers();
  for (const row of rows) {
    lengths.push(row.length);
    for (let at = 0; at < row.length; at++) values.push(row[at]);
  }
  return { lengths: lengths.toArray(allocate), values: values.toArray(allocate) };
}

/** The statistics of sentences as packed rows. */
export function packStats<Stats>(
  metric: Pick<Metric<Stats>, 'toRow'>,
  stats: readonly Stats[],
  allocate?: Allocate,
): PackedRows {
  return packRows(
    stats.map((sentence) => metric.toRow(sentence)),
    allocate,
  );
}

/** The rows again. */
export function* unpackRows({ lengths, values }: PackedRows): Generator<number[], void> {
  let next = 0;
  for (let at = 0; at < lengths.length; at++) {
    const row: number[] = [];
    for (const end = next + lengths[at]; next < end; next++) row.push(values[next]);
    yield row;
  }
}

/** Statistics that are kept as packed rows, batch after batch, and unpacked one by one. */
export class PackedStats<Stats> implements Iterable<Stats> {
  readonly #metric: Pick<Metric<Stats>, 'fromRow'>;
  readonly #batches: readonly PackedRows[];

  constructor(metric: Pick<Metric<Stats>, 'fromRow'>, batches: readonly PackedRows[]) {
    this.#metric = metric;
    this.#batches = batches;
  }

  get length(): number {
    return this.#batches.reduce((sum, { lengths }) => sum + lengths.length, 0);
  }

  *[Symbol.iterator](): Generator<Stats> {
    for (const batch of this.#batches) for (const row of unpackRows(batch)) yield this.#metric.fromRow(row);
  }
}
