import { scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { ACROSS_AXIS, AcrossAxis, across, ticksOf } from '../figure/axes.js';
import { Figure, Plot, type ChartProps } from '../figure/figure.js';
import { MarkKeys } from '../figure/key.js';
import { labelRoom } from '../figure/label.js';
import { chartWords } from '../language/chart-words.js';
import { left, right, type TableModel } from '../table/table-model.js';
import { DotRow, type DotPlotRow } from './dot-row.js';

/** A chart with a line for each row and a mark for each value. */
export interface DotPlotProps extends ChartProps {
  /** What a reader who cannot see the chart should know. */
  readonly description: string;
  readonly series: readonly string[];
  readonly rows: readonly DotPlotRow[];
  /** What the rows are. */
  readonly rowName?: string;
  /** What the axis counts. */
  readonly unit: string;
  /** The end of the axis; by default a round number beyond all values. */
  readonly max?: number;
}

const ROW = 26;
const TOP = 6;
const AFTER = 0.8;
const TICKS = 5;

/** Draws a dot plot. */
export function DotPlot(props: DotPlotProps): ReactElement {
  const { id, title, description, series, rows, unit, max } = props;
  const allValues = rows.flatMap(({ values, interval = [] }) => [...values.flat(), ...interval]);
  const scale = scaleLinear([Math.min(0, ...allValues), max ?? Math.max(1, ...allValues)], [0, 100]);
  if (max === undefined) scale.nice(TICKS);
  const bottom = TOP + rows.length * ROW;
  return (
    <Figure
      {...props}
      empty={rows.length === 0}
      legend={series.length === 1 && series[0] === title ? undefined : <MarkKeys series={series} />}
      numbers={numbersOf(props)}
    >
      <Plot
        id={id}
        description={description}
        height={bottom + ACROSS_AXIS}
        before={labelRoom(rows.map(({ label }) => label))}
        after={AFTER}
      >
        <AcrossAxis ticks={ticksOf(scale, TICKS)} top={TOP} bottom={bottom} unit={unit} />
        {rows.map((row, at) => (
          <DotRow key={at} row={row} y={TOP + (at + 0.5) * ROW} x={(value) => across(scale(value))} />
        ))}
      </Plot>
    </Figure>
  );
}

function numbersOf({ series, rows, rowName = chartWords().system }: DotPlotProps): TableModel {
  const words = chartWords();
  const intervals = rows.some(({ interval }) => interval !== undefined);
  return {
    columns: [left(rowName), ...series.map(right), ...(intervals ? [right(words.intervalColumn)] : [])],
    rows: rows.map(({ label, values, interval }) => [
      label,
      ...values.map((seriesValues) => seriesValues.map(short).join(', ')),
      ...(intervals ? [interval === undefined ? '' : words.interval(short(interval[0]), short(interval[1]))] : []),
    ]),
  };
}

const short = (value: number): string => chartWords().speech.written(String(Number(value.toFixed(2))));
