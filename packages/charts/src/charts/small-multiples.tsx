import type { ScaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { ACROSS_AXIS, AcrossAxis, across, ticksOf } from '../figure/axes.js';
import { Figure, Plot, sentences, type ChartProps } from '../figure/figure.js';
import { MarkKeys } from '../figure/key.js';
import { labelRoom } from '../figure/label.js';
import { chartWords } from '../language/chart-words.js';
import { left, right, type TableModel } from '../table/table-model.js';
import { DotRow } from './dot-row.js';
import { equalScales } from './equal-scales.js';

/** The values of all rows by one measure. */
export interface Panel {
  readonly title: string;
  /** What the axis counts; axes with the same unit have the same length, and may begin elsewhere. */
  readonly unit: string;
  /** In the order of the rows. */
  readonly values: readonly number[];
  readonly intervals?: readonly (readonly [low: number, high: number])[];
}

/** Small charts of the same rows by several measures, on axes that can be compared. */
export interface SmallMultiplesProps extends ChartProps {
  /** What the mark is, and what the bar behind it. */
  readonly series: string;
  readonly rowName?: string;
  readonly rows: readonly string[];
  readonly panels: readonly Panel[];
  /** Decimal places of the values in the text. */
  readonly digits?: number;
}

const ROW = 20;
const TOP = 4;
const AFTER = 0.8;
const TICKS = 3;
/** The narrowest plot, in rem: two stand side by side on a phone where the names are short. */
const NARROWEST = 6;

/** Draws a panel for each measure, as many beside each other as there is room for; they share the whole row. */
export function SmallMultiples(props: SmallMultiplesProps): ReactElement {
  const { id, rows, panels, series } = props;
  const before = labelRoom(rows);
  const width = `${(before + NARROWEST + AFTER).toFixed(2)}rem`;
  const scales = equalScales(panels, TICKS);
  return (
    <Figure
      {...props}
      empty={rows.length === 0 || panels.length === 0}
      legend={<MarkKeys series={[series]} />}
      numbers={numbersOf(props)}
    >
      <div className="panels" style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` }}>
        {panels.map((panel, at) => (
          <PanelPlot key={at} id={`${id}-${at + 1}`} panel={panel} scale={scales[at]} before={before} chart={props} />
        ))}
      </div>
    </Figure>
  );
}

interface PanelPlotProps {
  readonly id: string;
  readonly panel: Panel;
  readonly scale: ScaleLinear<number, number>;
  readonly before: number;
  readonly chart: SmallMultiplesProps;
}

function PanelPlot({ id, panel, scale, before, chart: { rows, digits = 2 } }: PanelPlotProps): ReactElement {
  const { title, unit, values, intervals } = panel;
  const bottom = TOP + rows.length * ROW;
  return (
    <div className="panel">
      <p className="panel-title" id={`${id}-title`}>
        <bdi>{title}</bdi>
      </p>
      <Plot
        id={id}
        description={sentences(rows.map((row, at) => `${row}: ${inWords(panel, at, digits)}`))}
        height={bottom + ACROSS_AXIS}
        before={before}
        after={AFTER}
      >
        <AcrossAxis ticks={ticksOf(scale, TICKS)} top={TOP} bottom={bottom} unit={unit} />
        {rows.map((label, at) => (
          <DotRow
            key={at}
            row={{ label, values: [[values[at]]], ...(intervals === undefined ? {} : { interval: intervals[at] }) }}
            y={TOP + (at + 0.5) * ROW}
            x={(value) => across(scale(value))}
          />
        ))}
      </Plot>
    </div>
  );
}

function inWords({ values, intervals }: Panel, at: number, digits: number): string {
  const { speech, multiples } = chartWords();
  const value = speech.decimal(values[at], digits);
  if (intervals === undefined) return value;
  const [low, high] = intervals[at];
  return multiples.between(value, speech.decimal(low, digits), speech.decimal(high, digits));
}

function numbersOf({ rows, rowName, panels, digits = 2 }: SmallMultiplesProps): TableModel {
  const { speech, system, interval } = chartWords();
  return {
    columns: [left(rowName ?? system), ...panels.map(({ title }) => right(title))],
    rows: rows.map((row, at) => [
      row,
      ...panels.map(({ values, intervals }) => {
        const value = speech.decimal(values[at], digits);
        if (intervals === undefined) return value;
        const [low, high] = intervals[at];
        return `${value} (${interval(speech.decimal(low, digits), speech.decimal(high, digits))})`;
      }),
    ]),
  };
}
