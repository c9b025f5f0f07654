import type { ReactElement } from 'react';
import { Mark } from '../figure/key.js';
import { shortened } from '../figure/label.js';

export interface DotPlotRow {
  readonly label: string;
  /** Values of each series; a series may have several. */
  readonly values: readonly (readonly number[])[];
  /** The interval of the first series. */
  readonly interval?: readonly [low: number, high: number];
}

interface DotRowProps {
  readonly row: DotPlotRow;
  /** The middle of the row, in pixels. */
  readonly y: number;
  readonly x: (value: number) => string;
}

/** The label, interval and marks of a row. */
export function DotRow({ row: { label, values, interval }, y, x }: DotRowProps): ReactElement {
  const allValues = values.flat();
  const line = (from: number, to: number, name: string): ReactElement => (
    <line className={name} x1={x(from)} x2={x(to)} y1={y} y2={y} />
  );
  const marks = values.flatMap((seriesValues, series) => seriesValues.map((value) => ({ series, value })));
  return (
    <g>
      <text x={-10} y={y + 4} className="label">
        {shortened(label)}
      </text>
      {allValues.length > 1 && line(Math.min(...allValues), Math.max(...allValues), 'range')}
      {interval !== undefined && line(...interval, 'interval')}
      {/* The first series is drawn last, so that it is on top where marks overlap. */}
      {marks.reverse().map(({ series, value }, at) => (
        <Mark key={at} series={series} x={x(value)} y={y} />
      ))}
    </g>
  );
}
