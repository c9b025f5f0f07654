import { scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { ACROSS_AXIS, DOWN_AXIS, DOWN_UNIT, AcrossAxis, DownAxis, across, ticksOf } from '../figure/axes.js';
import { Figure, Plot, sentences, type ChartProps } from '../figure/figure.js';
import { Key, Mark } from '../figure/key.js';
import { shownDecimal } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { left, right } from '../table/table-model.js';
import { FittedLine } from './fitted-line.js';
import { PointLabels } from './point-labels.js';

export interface ScatterPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** So far from the others that it alone can make or break a correlation. */
  readonly outlier?: boolean;
}

/** A correlation to print: its name, value, and how many points it is over. */
export interface Correlation {
  readonly name: string;
  readonly value: number;
  readonly n: number;
}

/** Two scores of each system, such as a metric's and the judges'. */
export interface ScatterProps extends ChartProps {
  readonly points: readonly ScatterPoint[];
  readonly xUnit: string;
  readonly yUnit: string;
  readonly correlations?: readonly Correlation[];
  /** Decimal places of the values in the text. */
  readonly digits?: number;
  /** What a point is, for its table; `System` by default. */
  readonly pointName?: string;
  /** False for so many points that names would hide them. */
  readonly labelled?: boolean;
}

const HEIGHT = 300;
const TOP = DOWN_UNIT;
const TICKS = 5;
const AFTER = 0.8;
const SAMPLE = 26;
/** The fraction of the plot left free at each side. */
const MARGIN = 0.06;
const OUTLIER = 1;

/** Draws a labelled point for each system, and the least-squares line. */
export function Scatter(props: ScatterProps): ReactElement {
  const { system, scatter: words } = chartWords();
  const { id, points, xUnit, yUnit, correlations = [], digits = 3, pointName = system, labelled = true } = props;
  const bottom = TOP + HEIGHT;
  const x = scaleLinear(domainOf(points.map((point) => point.x)), [0, 100]);
  const y = scaleLinear(domainOf(points.map((point) => point.y)), [bottom, TOP]);
  const inliers = points.filter(({ outlier = false }) => !outlier);
  const outliers = inliers.length < points.length;
  const lines = [
    { fittedPoints: points, name: 'line' },
    ...(outliers ? [{ fittedPoints: inliers, name: 'line without' }] : []),
  ];
  const correlationTexts = correlations.map(
    ({ name, value, n }) => `${name} = ${shownDecimal(value, digits)} (n = ${n})`,
  );
  return (
    <Figure
      {...props}
      empty={points.length === 0}
      caption={[correlationTexts.join(', '), props.caption ?? ''].filter((text) => text !== '').join('. ')}
      legend={outliers && <OutlierKeys />}
      numbers={{
        columns: [left(pointName), right(xUnit), right(yUnit), ...(outliers ? [left(words.outlierColumn)] : [])],
        rows: points.map((point) => [
          point.name,
          shownDecimal(point.x, digits),
          shownDecimal(point.y, digits),
          ...(outliers ? [point.outlier === true ? words.yes : words.no] : []),
        ]),
      }}
    >
      <Plot
        id={id}
        description={sentences([
          words.over(yUnit, xUnit),
          ...correlationTexts,
          ...(labelled
            ? points.map((point) => `${point.name}: ${shownDecimal(point.x, digits)}, ${shownDecimal(point.y, digits)}`)
            : [rangeOf(points, digits)]),
        ])}
        height={bottom + ACROSS_AXIS}
        before={DOWN_AXIS}
        after={AFTER}
      >
        <DownAxis ticks={ticksOf(y, TICKS)} unit={yUnit} />
        <AcrossAxis ticks={ticksOf(x, TICKS)} top={TOP} bottom={bottom} unit={xUnit} />
        {lines.map(({ fittedPoints, name }) => (
          <FittedLine key={name} points={fittedPoints} name={name} x={x} y={y} />
        ))}
        {points.map((point, at) => (
          <Mark key={at} series={point.outlier === true ? OUTLIER : 0} x={across(x(point.x))} y={y(point.y)} />
        ))}
        {labelled && (
          <PointLabels
            points={points.map((point) => ({ name: point.name, across: x(point.x), y: y(point.y) }))}
            top={TOP}
            bottom={bottom}
          />
        )}
      </Plot>
    </Figure>
  );
}

/** Where many points lie, in words. */
function rangeOf(points: readonly ScatterPoint[], digits: number): string {
  const ends = (values: readonly number[]): readonly [low: string, high: string] => [
    shownDecimal(Math.min(...values), digits),
    shownDecimal(Math.max(...values), digits),
  ];
  return chartWords().scatter.range(
    points.length,
    ...ends(points.map(({ x }) => x)),
    ...ends(points.map(({ y }) => y)),
  );
}

function OutlierKeys(): ReactElement {
  const words = chartWords().scatter;
  return (
    <>
      <Key sample={<Mark series={0} x={7} y={7} />}>{words.system}</Key>
      <Key sample={<Mark series={OUTLIER} x={7} y={7} />}>{words.outlier}</Key>
      <Key width={SAMPLE} sample={<line className="line" x1={0} x2={SAMPLE} y1={7} y2={7} />}>
        {words.nearestLine}
      </Key>
      <Key width={SAMPLE} sample={<line className="line without" x1={0} x2={SAMPLE} y1={7} y2={7} />}>
        {words.withoutOutliers}
      </Key>
    </>
  );
}

/** From the least to the greatest value, and a little more. */
function domainOf(values: readonly number[]): [low: number, high: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || 1) * MARGIN;
  return [low - margin, high + margin];
}
