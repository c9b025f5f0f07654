import { fScore } from '@stet/core/internal';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactElement } from 'react';
import { ACROSS_AXIS, DOWN_AXIS, DOWN_UNIT, AcrossAxis, DownAxis, across, ticksOf } from '../figure/axes.js';
import { Figure, Plot, sentences, type ChartProps } from '../figure/figure.js';
import { Key, Mark } from '../figure/key.js';
import { shownPercent } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
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
/** About how many lines of equal F there are. */
const ISO_LINES = 6;
/** How much is left free below values that lie far from 0, as a fraction of their range. */
const MARGIN = 0.2;
const DIGITS = 2;

/** Draws a labelled point for each system over lines of equal F. */
export function PrecisionRecall(props: PrecisionRecallProps): ReactElement {
  const { id, points, beta } = props;
  const bottom = TOP + HEIGHT;
  const { system, speech, precisionRecall: words } = chartWords();
  // Who finds nothing has a precision by convention alone, and would only stretch the axis.
  const found = points.filter(({ f }) => f > 0);
  const others = points.filter(({ f }) => !(f > 0)).map(({ name }) => name);
  const x = axis(found.map(({ recall }) => recall * 100));
  const y = axis(found.map(({ precision }) => precision * 100)).range([bottom, TOP]);
  const f = speech.written(`F${String(beta)}`);
  const lines = isoLines(beta, x, y);
  return (
    <Figure
      {...props}
      empty={points.length === 0}
      caption={[props.caption ?? '', others.length === 0 ? '' : words.notDrawn(others.join(', '))].join(' ').trim()}
      legend={
        <>
          <Key sample={<Mark series={0} x={7} y={7} />}>{words.system}</Key>
          <Key width={SAMPLE} sample={<line className="iso" x1={0} x2={SAMPLE} y1={7} y2={7} />}>
            {words.equal(f)}
          </Key>
        </>
      }
      numbers={{
        columns: [left(system), right(words.precision), right(words.recall), right(f)],
        rows: points.map(({ name, ...point }) => [
          name,
          shownPercent(point.precision),
          shownPercent(point.recall),
          shownPercent(point.f),
        ]),
      }}
    >
      <Plot
        id={id}
        description={sentences([
          words.title,
          ...points.map(({ name, ...point }) =>
            words.point(name, shownPercent(point.precision), shownPercent(point.recall), f, shownPercent(point.f)),
          ),
        ])}
        height={bottom + ACROSS_AXIS}
        before={DOWN_AXIS}
        after={AFTER}
      >
        <DownAxis ticks={ticksOf(y, TICKS)} unit={words.precisionAxis} />
        <AcrossAxis ticks={ticksOf(x, TICKS)} bottom={bottom} unit={words.recallAxis} />
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
        {lines.map(({ value, end }) =>
          end === undefined ? null : (
            <text key={value} x="100%" dx={6} y={end + 4} className="unit down">
              {speech.written(String(value))}
            </text>
          ),
        )}
        {found.map(({ recall, precision }, at) => (
          <Mark key={at} series={0} x={across(x(recall * 100))} y={y(precision * 100)} />
        ))}
        <PointLabels
          points={found.map(({ name, recall, precision }) => ({
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

/** Round numbers around all values; from 0, unless they all lie far from it. */
function axis(values: readonly number[]): ScaleLinear<number, number> {
  const [low, high] = [Math.min(...values), Math.max(1, ...values)];
  return scaleLinear([low > high / 2 ? low - (high - low) * MARGIN : 0, high], [0, 100]).nice(TICKS);
}

interface IsoLine {
  readonly value: number;
  readonly line: readonly IsoPoint[];
  /** Where it leaves the plot at the right, in pixels down; undefined where it does so at the bottom. */
  readonly end: number | undefined;
}

/** Lines of equal F at round values between the corners of the plot. */
function isoLines(beta: number, x: ScaleLinear<number, number>, y: ScaleLinear<number, number>): IsoLine[] {
  const [least, most] = [0, 1].map((end): IsoPoint => [x.domain()[end] / 100, y.domain()[end] / 100]);
  const [low, high] = [least, most].map(([recall, precision]) => 100 * fScore(precision, recall, beta));
  return scaleLinear([low, high], [0, 1])
    .ticks(ISO_LINES)
    .flatMap((value) => {
      const points = isoF(value / 100, beta, least, most);
      const last = points.at(-1);
      if (last === undefined || value === 0) return [];
      return [{ value, line: points, end: last[0] < most[0] ? undefined : y(last[1] * 100) }];
    });
}
