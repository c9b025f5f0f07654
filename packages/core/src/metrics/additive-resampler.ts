import type { Resampler } from './metric.js';

/** The resampler of a metric whose corpus value comes from statistics summed over sentences. */
export function additiveResampler(
  rows: readonly ArrayLike<number>[],
  value: (totals: Float64Array) => number,
): Resampler {
  const width = rows.at(0)?.length ?? 0;
  const packed = new Float64Array(rows.length * width);
  rows.forEach((row, at) => {
    packed.set(Array.from(row), at * width);
  });
  const totals = new Float64Array(width);
  return (indices) => {
    totals.fill(0);
    for (let at = 0; at < indices.length; at++) {
      const start = indices[at] * width;
      for (let place = 0; place < width; place++) totals[place] += packed[start + place];
    }
    return value(totals);
  };
}
