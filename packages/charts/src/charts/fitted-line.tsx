import type { ScaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { across } from '../figure/axes.js';
import { leastSquares, type Point } from './least-squares.js';

interface FittedLineProps {
  readonly points: readonly Point[];
  readonly name: string;
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
}

/** The least-squares line through points, as far as they reach, and no further than the plot. */
export function FittedLine({ points, name, x, y }: FittedLineProps): ReactElement | null {
  const fit = leastSquares(points);
  if (fit === undefined) return null;
  const xs = points.map((point) => point.x);
  const ends = [Math.min(...xs), Math.max(...xs)].map((end) => inPlot({ x: end, y: fit(end) }, fit, y.domain()));
  const [from, to] = ends;
  return <line className={name} x1={across(x(from.x))} x2={across(x(to.x))} y1={y(from.y)} y2={y(to.y)} />;
}

/** The end of a line, or where the line crosses the edge of the plot before it gets there. */
function inPlot(end: Point, fit: (x: number) => number, [low, high]: readonly number[]): Point {
  const edge = Math.min(Math.max(end.y, low), high);
  if (edge === end.y) return end;
  const slope = fit(1) - fit(0);
  return { x: (edge - fit(0)) / slope, y: edge };
}
