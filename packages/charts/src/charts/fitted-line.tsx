import type { ReactElement } from 'react';
import { across } from '../figure/axes.js';
import { leastSquares, type Point } from './least-squares.js';

interface FittedLineProps {
  readonly points: readonly Point[];
  readonly name: string;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** The least-squares line through points, as far as they reach. */
export function FittedLine({ points, name, x, y }: FittedLineProps): ReactElement | null {
  const fit = leastSquares(points);
  if (fit === undefined) return null;
  const [low, high] = [Math.min(...points.map((point) => point.x)), Math.max(...points.map((point) => point.x))];
  return <line className={name} x1={across(x(low))} x2={across(x(high))} y1={y(fit(low))} y2={y(fit(high))} />;
}
