import { percent } from '@stet/core/internal';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactElement } from 'react';
import { ACROSS_AXIS, DOWN_AXIS, DOWN_UNIT, AcrossAxis, DownAxis, across, ticksOf } from '../figure/axes.js';
import { Figure, Plot, sentences, type ChartProps } from '../figure/figure.js';
import { Key, Mark } from '../figure/key.js';
import { left, right } from '../table/table-model.js';
import { isoF, type IsoPoint } from './iso-f.js';
import { PointLabels } from './point-labels.js';

export interface PrecisionRecallPoint {
  readonly name: string;
  /** From 0 to 1, as recall and F. */
  readonly precision: number;
  readonly recall: number;
  readonly f: number;
}

/** Precision over recall, with lines on which F is the same. */
export interface PrecisionRecallProps extends ChartProps {
  readonly points: readonly PrecisionRecallPoint[];
  /** How much more recall counts in F than precision. */
  readonly beta: number;
}

const HEIGHT = 280;
const TOP = DOWN_UNIT;
const TICKS = 5;
/** In rem: the numbers of the lines are there. */
const AFTER = 2.2;
const SAMPLE = 26;
/** At least this many pixels lie between the numbers of two lines. */
const LINE_GAP = 14;
const DIGITS = 2;

/** Draws a labelled point for each system over lines of equal F. */
export function PrecisionRecall(props: PrecisionRecallProps): ReactElement {
  const { id, points, beta } = props;
  const bottom = TOP + HEIGHT;
  const x = axis(points.map(({ recall }) => recall * 100)).range([0, 100]);
  const y = axis(points.map(({ precision }) => precision * 100)).range([bottom, TOP]);
  const f = `F${String(beta)}`;
  const lines = isoLines(beta, [x.domain()[1] / 100, y.domain()[1] / 100], ([, precision]) => y(precision * 100));
  return (
    <Figure
      {...props}
      empty={points.length === 0}
      legend={
        <>
          <Key sample={<Mark series={0} x={7} y={7} />}>system</Key>
          <Key width={SAMPLE} sample={<line className="iso" x1={0} x2={SAMPLE} y1={7} y2={7} />}>
            {`equal ${f}`}
          </Key>
        </>
      }
      numbers={{
        columns: [left('System'), right('Precision'), right('Recall'), right(f)],
        rows: points.map(({ name, ...point }) => [
          name,
          percent(point.precision),
          percent(point.recall),
          percent(point.f),
        ]),
      }}
    >
      <Plot
        id={id}
        description={sentences([
          'Precision over recall',
          ...points.map(
            ({ name, ...point }) =>
              `${name}: precision ${percent(point.precision)}, recall ${percent(point.recall)}, ${f} ${percent(point.f)}`,
          ),
        ])}
        height={bottom + ACROSS_AXIS}
        before={DOWN_AXIS}
        after={AFTER}
      >
        <DownAxis ticks={ticksOf(y, TICKS)} unit="precision, percent" />
        <AcrossAxis ticks={ticksOf(x, TICKS)} bottom={bottom} unit="recall, percent" />
        <text x="100%" dx={6} y={12} className="unit down">
          {f}
        </text>
        <svg className="place" width="100%" height={bottom} viewBox={`0 0 100 ${bottom}`} preserveAspectRatio="none">
          {lines.map(({ value, line: isoPoints }) => (
            <path
              key={value}
              className="iso"
              d={
                line().digits(DIGITS)(isoPoints.map(([recall, precision]) => [x(recall * 100), y(precision * 100)])) ??
                ''
              }
            />
          ))}
        </svg>
        {lines.map(({ value, end }) => (
          <text key={value} x="100%" dx={6} y={end + 4} className="unit down">
            {Math.round(value * 100)}
          </text>
        ))}
        {points.map(({ recall, precision }, at) => (
          <Mark key={at} series={0} x={across(x(recall * 100))} y={y(precision * 100)} />
        ))}
        <PointLabels
          points={points.map(({ name, recall, precision }) => ({
            name,
            across: x(recall * 100),
            y: y(precision * 100),
          }))}
          top={TOP}
          bottom={bottom}
        />
      </Plot>
    </Figure>
  );
}

/** From 0 to a round number beyond all values. */
function axis(values: readonly number[]): ReturnType<typeof scaleLinear<number, number>> {
  return scaleLinear<number, number>([0, Math.max(1, ...values)], [0, 100]).nice(TICKS);
}

interface IsoLine {
  readonly value: number;
  readonly line: readonly IsoPoint[];
  /** Where it leaves the plot at the right, in pixels down. */
  readonly end: number;
}

/** A line for each tenth of F, or closer where the plot is so small; none whose number would touch another. */
function isoLines(beta: number, most: readonly [number, number], down: (point: IsoPoint) => number): IsoLine[] {
  const step = Math.max(...most) <= 0.25 ? 0.05 : 0.1;
  const lines: IsoLine[] = [];
  for (let value = step; value < 1; value += step) {
    const points = isoF(value, beta, most);
    const last = points.at(-1);
    if (last === undefined) break;
    const end = down(last);
    const below = lines.at(-1);
    if (below === undefined || below.end - end >= LINE_GAP) lines.push({ value, line: points, end });
  }
  return lines;
}
