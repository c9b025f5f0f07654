/** Where each row starts, then where the last one ends; rows not yet measured are assumed to be `guess` high. */
export function rowOffsets(keys: readonly number[], heights: ReadonlyMap<number, number>, guess: number): Float64Array {
  const offsets = new Float64Array(keys.length + 1);
  for (let at = 0; at < keys.length; at++) offsets[at + 1] = offsets[at] + (heights.get(keys[at]) ?? guess);
  return offsets;
}

/** The rows that touch the stretch from `top` to `bottom`, as a range of indices. */
export function rowsWithin(offsets: Float64Array, top: number, bottom: number): readonly [from: number, to: number] {
  const last = offsets.length - 1;
  const from = Math.min(rowAt(offsets, top), Math.max(0, last - 1));
  return [from, Math.min(last, Math.max(from + 1, rowAt(offsets, bottom) + 1))];
}

/** The row at a point; the first or last for points beyond the rows. */
function rowAt(offsets: Float64Array, point: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle + 1] > point) high = middle;
    else low = middle + 1;
  }
  return low;
}
