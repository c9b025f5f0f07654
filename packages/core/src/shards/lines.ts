import { quote } from '../error.js';
import type { Allocate } from '../allocate.js';
import { packRows, unpackRows, type PackedRows } from '../metrics/rows/packed-rows.js';
import { badShard, type ShardHeader } from './header.js';

/** A line for each sentence of a measured batch: rows of numbers by metric and system, as JSON. */
export function* printShardLines(batch: readonly (readonly PackedRows[])[]): Generator<string> {
  const rows = batch.map((systems) => systems.map((packed) => unpackRows(packed)));
  const count = batch[0][0].lengths.length;
  for (let at = 0; at < count; at++) {
    yield `${JSON.stringify(rows.map((systems) => systems.map((systemRows) => systemRows.next().value)))}\n`;
  }
}

/**
 * Reads lines of a shard, the first at `line` of its file, into a batch by metric and system; `allocate` as in
 * `packRows`.
 */
export function parseShardLines(
  lines: readonly string[],
  { metrics, systems }: ShardHeader,
  { file, line }: { readonly file: string; readonly line: number },
  allocate?: Allocate,
): PackedRows[][] {
  const parsed = lines.map((text, at) => {
    const rows = rowsOf(text);
    if (rows?.length === metrics.length && rows.every((metricRows) => metricRows.length === systems.length))
      return rows;
    const shape = `${metrics.length} metrics with ${systems.length} systems`;
    throw badShard(file, line + at, `rows of numbers of ${shape}`, quote(text));
  });
  return metrics.map((_, metric) =>
    systems.map((__, system) =>
      packRows(
        parsed.map((rows) => rows[metric][system]),
        allocate,
      ),
    ),
  );
}

function rowsOf(text: string): number[][][] | undefined {
  if (!/^\[\[\[[-\d,[\]]*\]\]\]$/u.test(text)) return undefined;
  try {
    return JSON.parse(text) as number[][][];
  } catch {
    return undefined;
  }
}
