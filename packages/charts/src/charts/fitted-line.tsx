import type { ReactElement } from 'react';
import { across } from '../figure/across.js';
import { leastSquares, type Place } from './least-squares.js';

interface FittedLineProps {
  readonly over: readonly Place[];
  readonly name: string;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** The line nearest to points, as far as they reach. */
export function FittedLine({ over, name, x, y }: FittedLineProps): ReactElement | null {
  const fit = leastSquares(over);
  if (fit === undefined) return null;
  const [low, high] = [Math.min(...over.map((point) => point.x)), Math.max(...over.map((point) => point.x))];
  return <line className={name} x1={across(x(low))} x2={across(x(high))} y1={y(fit(low))} y2={y(fit(high))} />;
}
