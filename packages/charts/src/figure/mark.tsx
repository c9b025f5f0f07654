import { symbol, symbolCircle, symbolDiamond2, symbolSquare, symbolTriangle, type SymbolType } from 'd3-shape';
import type { ReactElement } from 'react';

/** A shape for each series, so that colour is not all that tells them apart; those that are not filled have a rim. */
const SHAPES: readonly SymbolType[] = [symbolCircle, symbolTriangle, symbolSquare, symbolDiamond2];
const AREA = 68;
const PATHS = SHAPES.map((shape) => symbol(shape, AREA).digits(2)() ?? '');

interface MarkProps {
  readonly series: number;
  readonly x: string | number;
  readonly y: number;
}

/** The mark of a series at a point. */
export function Mark({ series, x, y }: MarkProps): ReactElement {
  return (
    <svg x={x} y={y} className="place">
      <path className={`mark series-${series}`} d={PATHS[series % PATHS.length]} />
    </svg>
  );
}
