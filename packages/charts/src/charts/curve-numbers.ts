import { shownDecimal, shownInterval } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { left, right, type TableModel } from '../table/table-model.js';
import type { Curve } from './curve.js';

/** The values of the curves, with a row for each x. */
export function curveNumbers(curves: readonly Curve[], xUnit: string, digits: number): TableModel {
  const xs = [...new Set(curves.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  const tables = curves.map(({ points }) => new Map(points.map((point) => [point.x, point])));
  return {
    columns: [left(xUnit), ...curves.map(({ name }) => right(name))],
    rows: xs.map((x) => [
      chartWords().speech.written(String(x)),
      ...tables.map((table) => {
        const point = table.get(x);
        if (point === undefined) return '';
        const intervalText = point.interval === undefined ? '' : ` (${shownInterval(point.interval, digits)})`;
        return shownDecimal(point.y, digits) + intervalText;
      }),
    ]),
  };
}
