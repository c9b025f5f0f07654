import { symbol, symbolCircle, symbolDiamond2, symbolSquare, symbolTriangle, type SymbolType } from 'd3-shape';
import type { ReactElement, ReactNode } from 'react';

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

interface KeyProps {
  /** A sample of what is drawn. */
  readonly sample: ReactNode;
  readonly width?: number;
  readonly children: ReactNode;
}

const HEIGHT = 14;

/** An entry of a legend. */
export function Key({ sample, width = HEIGHT, children }: KeyProps): ReactElement {
  return (
    <span className="key">
      <svg width={width} height={HEIGHT} aria-hidden="true">
        {sample}
      </svg>{' '}
      <bdi>{children}</bdi>{' '}
    </span>
  );
}

/** A legend of marks, one for each series. */
export function MarkKeys({ series }: { readonly series: readonly string[] }): ReactElement {
  return (
    <>
      {series.map((name, at) => (
        <Key key={at} sample={<Mark series={at} x={HEIGHT / 2} y={HEIGHT / 2} />}>
          {name}
        </Key>
      ))}
    </>
  );
}
