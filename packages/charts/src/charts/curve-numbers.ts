import { decimal, interval } from '../figure/decimal.js';
import { left, right, type TableModel } from '../table/table-model.js';
import type { Curve } from './curve.js';

/** The values of each curve, a row for each place. */
export function curveNumbers(curves: readonly Curve[], xUnit: string, digits: number): TableModel {
  const places = [...new Set(curves.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  const tables = curves.map(({ points }) => new Map(points.map((point) => [point.x, point])));
  return {
    columns: [left(xUnit), ...curves.map(({ name }) => right(name))],
    rows: places.map((place) => [
      String(place),
      ...tables.map((table) => {
        const point = table.get(place);
        if (point === undefined) return '';
        const sure = point.interval === undefined ? '' : ` (${interval(point.interval, digits)})`;
        return decimal(point.y, digits) + sure;
      }),
    ]),
  };
}
