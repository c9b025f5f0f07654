import { scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { ACROSS_AXIS, DOWN_AXIS, DOWN_UNIT, AcrossAxis, DownAxis, across, ticksOf } from '../figure/axes.js';
import { Figure, Plot, sentences, type ChartProps } from '../figure/figure.js';
import { Mark } from '../figure/key.js';
import { shownDecimal } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { maximumOf, type Curve, type CurvePoint } from './curve.js';
import { CurveKeys } from './curve-keys.js';
import { CurveLine } from './curve-line.js';
import { curveNumbers } from './curve-numbers.js';

/** Several curves over one axis, such as correlations over beta, or pairs told apart over further judgments. */
export interface CurvesProps extends ChartProps {
  readonly curves: readonly Curve[];
  readonly xUnit: string;
  readonly yUnit: string;
  /** The ends of the y axis; by default round numbers around all values. */
  readonly yDomain?: readonly [low: number, high: number];
  /** Dashed vertical lines with their labels. */
  readonly markers?: readonly { readonly x: number; readonly label: string }[];
  /** Mark the highest point of each curve. */
  readonly maxima?: boolean;
  /** Decimal places of the values in the text. */
  readonly digits?: number;
}

const HEIGHT = 260;
const TOP = DOWN_UNIT + 12;
const TICKS = 5;
const AFTER = 1;
/** Curves with at most this many points show a mark at each. */
const FEW_POINTS = 15;

/** Draws curves that differ by their dashes and marks. */
export function Curves(props: CurvesProps): ReactElement {
  const { id, xUnit, yUnit, yDomain, markers = [], maxima = false, digits = 2 } = props;
  const curves = props.curves.filter(({ points }) => points.length > 0);
  const allPoints = curves.flatMap(({ points }) => points);
  const xs = allPoints.map(({ x }) => x);
  const ys = allPoints.flatMap(({ y, interval = [] }) => [y, ...interval]);
  const x = scaleLinear([Math.min(...xs), Math.max(...xs)], [0, 100]);
  const y = scaleLinear(yDomain ?? [Math.min(...ys), Math.max(...ys)], [TOP + HEIGHT, TOP]);
  if (yDomain === undefined) y.nice(TICKS);
  const bottom = TOP + HEIGHT;
  const marked = ({ points }: Curve): readonly CurvePoint[] => (points.length <= FEW_POINTS ? points : []);
  return (
    <Figure
      {...props}
      empty={curves.length === 0}
      legend={<CurveKeys curves={curves} maxima={maxima} digits={digits} />}
      numbers={curveNumbers(curves, xUnit, digits)}
    >
      <Plot
        id={id}
        description={sentences(curves.map((curve) => describe(curve, props)))}
        height={bottom + ACROSS_AXIS}
        before={DOWN_AXIS}
        after={AFTER}
      >
        <DownAxis ticks={ticksOf(y, TICKS)} unit={yUnit} />
        <AcrossAxis ticks={ticksOf(x, TICKS)} bottom={bottom} unit={xUnit} />
        {markers.map(({ x: markerX, label }, at) => (
          <g key={at}>
            <line className="marker" x1={across(x(markerX))} x2={across(x(markerX))} y1={TOP} y2={bottom} />
            <text x={across(x(markerX))} y={TOP - 5} className="tick">
              {label}
            </text>
          </g>
        ))}
        {curves.map((curve, at) => (
          <CurveLine
            key={at}
            series={at}
            points={curve.points.map((point) => [x(point.x), y(point.y)])}
            bottom={bottom}
          />
        ))}
        {curves.map((curve, at) => (
          <g key={at}>
            {curve.points.map(({ x: pointX, interval }, point) =>
              interval === undefined ? null : (
                <line
                  key={point}
                  className="error-bar"
                  x1={across(x(pointX))}
                  x2={across(x(pointX))}
                  y1={y(interval[0])}
                  y2={y(interval[1])}
                />
              ),
            )}
            {(maxima ? [maximumOf(curve)] : marked(curve)).map((point, mark) => (
              <Mark key={mark} series={at} x={across(x(point.x))} y={y(point.y)} />
            ))}
          </g>
        ))}
      </Plot>
    </Figure>
  );
}

function describe(curve: Curve, { xUnit, yUnit, maxima = false, digits = 2 }: CurvesProps): string {
  const { speech, curves } = chartWords();
  const at = ({ x, y }: CurvePoint): string => curves.at(shownDecimal(y, digits), speech.written(String(x)));
  const [first] = curve.points;
  const last = curve.points.at(-1) ?? first;
  return maxima
    ? curves.endsAndHighest(curve.name, yUnit, xUnit, at(first), at(last), at(maximumOf(curve)))
    : curves.ends(curve.name, yUnit, xUnit, at(first), at(last));
}
