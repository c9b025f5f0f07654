import { newId } from '../tokens.js';

/** New ids for rows, in the order of the old ones. */
export function newIds(rows: readonly { readonly id: string }[], now: number): Map<string, string> {
  const order = rows.map(({ id }) => id).sort();
  return new Map(order.map((old, at) => [old, newId(now, at)]));
}
