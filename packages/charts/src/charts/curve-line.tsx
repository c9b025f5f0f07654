import { line } from 'd3-shape';
import type { ReactElement } from 'react';

/** Dashes and gaps of each series, so that colour is not all that tells them apart. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '12 5'];
const DIGITS = 3;

interface CurveLineProps {
  readonly series: number;
  /** Percent across, pixels down. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly bottom: number;
}

export const dashes = (series: number): string => DASHES[series % DASHES.length];

/** A curve stretched to the width of its plot; its stroke and dashes keep their size. */
export function CurveLine({ series, points, bottom }: CurveLineProps): ReactElement {
  const path = line().digits(DIGITS)(points.map(([x, y]) => [x, y])) ?? '';
  return (
    <svg className="place" width="100%" height={bottom} viewBox={`0 0 100 ${bottom}`} preserveAspectRatio="none">
      <path className={`curve line-${series}`} d={path} strokeDasharray={dashes(series)} />
    </svg>
  );
}
