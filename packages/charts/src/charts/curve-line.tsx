import { line } from 'd3-shape';
import type { ReactElement } from 'react';

/** Dashes and gaps of each series, so that none is told by colour alone. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '12 5'];
const DIGITS = 3;

interface CurveLineProps {
  readonly series: number;
  /** Percent across, pixels down. */
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly bottom: number;
}

export const dashes = (series: number): string => DASHES[series % DASHES.length];

/** A curve that is stretched to the width of its plot; its stroke and dashes are not. */
export function CurveLine({ series, places, bottom }: CurveLineProps): ReactElement {
  const path = line().digits(DIGITS)(places.map(([x, y]) => [x, y])) ?? '';
  return (
    <svg className="place" width="100%" height={bottom} viewBox={`0 0 100 ${bottom}`} preserveAspectRatio="none">
      <path className={`curve line-${series}`} d={path} strokeDasharray={dashes(series)} />
    </svg>
  );
}
