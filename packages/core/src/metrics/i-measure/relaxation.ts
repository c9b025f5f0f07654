import type { Band } from './band.js';

/** Columns of an alignment by what they count as: TP, TN, FP, FN, both FP and FN, and no column. */
export type ColumnValues = readonly [tp: number, tn: number, fp: number, fn: number, fpn: number, none: 0];

/** Above this many values, cells are told apart by what they cost at least, and not by what a way to them costs. */
const MOST_VALUES = 1 << 17;

/**
 * The most that the columns of a cheapest alignment with any reference are worth together. All ways through the band
 * that cost little enough at every cell are tried, whether or not they are cheapest for their reference; so the result
 * may be too high, never too low.
 */
export function mostWorth(band: Band, values: ColumnValues): number {
  const { edgeRows, rowCells, rowLinks, linkCells, linkCosts, linkCounts, meetingCosts } = band;
  const { risesBefore, risesAfter } = band;
  const { first, ends } = placesOf(band);
  const worth = new Float64Array(ends).fill(-Infinity);
  worth[first[0]] = 0;
  for (let edge = 0; edge + 1 < edgeRows.length; edge++) {
    const firstCell = rowCells[edgeRows[edge]];
    for (let row = edgeRows[edge]; row < edgeRows[edge + 1]; row++) {
      const cell = rowCells[row];
      const width = first[cell + 1] - first[cell];
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        const from = linkCells[link];
        const step = linkCosts[link] - (from < firstCell ? meetingCosts[edge] : 0);
        const value = values[linkCounts[link]];
        for (let at = first[from]; at < first[from + 1]; at++) {
          const rise = risesBefore[from] + at - first[from] + step;
          if (rise > -risesAfter[cell]) break;
          // A rise below the least is an estimate that is too low: no cheapest alignment has it.
          const place = first[cell] + Math.min(width - 1, Math.max(0, rise - risesBefore[cell]));
          if (worth[at] + value > worth[place]) worth[place] = worth[at] + value;
        }
      }
    }
  }
  const last = risesBefore.length - 1;
  return worth.subarray(first[last], first[last + 1]).reduce((most, here) => Math.max(most, here), -Infinity);
}

/** Where the values of each cell begin: one for each rise that a cheapest alignment may have there, or one in all. */
function placesOf({ risesBefore, risesAfter }: Band): { readonly first: Int32Array; readonly ends: number } {
  const widths = Float64Array.from(risesBefore, (before, cell) => Math.max(0, 1 - risesAfter[cell] - before));
  const isFew = widths.reduce((sum, width) => sum + width, 0) <= MOST_VALUES;
  const first = new Int32Array(widths.length + 1);
  for (let cell = 0; cell < widths.length; cell++) {
    first[cell + 1] = first[cell] + (isFew ? widths[cell] : Math.min(1, widths[cell]));
  }
  return { first, ends: first[widths.length] };
}
