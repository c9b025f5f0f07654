import type { ReactElement } from 'react';
import { across } from '../figure/axes.js';
import { shortened, textWidth } from '../figure/label.js';
import { placeLabels } from './place-labels.js';

interface NamedPoint {
  readonly name: string;
  /** Percent across, pixels down. */
  readonly across: number;
  readonly y: number;
}

interface PointLabelsProps {
  readonly points: readonly NamedPoint[];
  readonly top: number;
  readonly bottom: number;
}

/** A plot is as wide as its page, so labels are placed twice, for a phone and for a desktop; the style shows one. */
const ROOMS = [
  { name: 'where-narrow', widths: [240, 300, 360, 420] },
  { name: 'where-wide', widths: [420, 520, 640, 760] },
];
/** The font size of labels if the page's font is a little larger than usual. */
const PIXELS_AN_EM = 14;

/** The names of points, clear of each other, with a line to those that are far from their point. */
export function PointLabels({ points, top, bottom }: PointLabelsProps): ReactElement {
  const labelled = points.map((point) => ({
    across: point.across / 100,
    y: point.y,
    width: textWidth(shortened(point.name)) * PIXELS_AN_EM,
  }));
  return (
    <>
      {ROOMS.map(({ name, widths }) => (
        <g key={name} className={name}>
          {placeLabels(labelled, { widths, top, bottom }).map(({ dx, dy, anchor, far }, at) => (
            <svg key={at} className="place" x={across(points[at].across)} y={points[at].y}>
              {far && <line className="leader" x1={dx * 0.3} y1={dy * 0.3} x2={dx} y2={leaderEnd(dy)} />}
              <text className="point-label" x={dx} y={dy} textAnchor={anchor}>
                {shortened(points[at].name)}
              </text>
            </svg>
          ))}
        </g>
      ))}
    </>
  );
}

/** Where a line meets a label: at its top if the label is below its point, at its foot if above, else at its middle. */
function leaderEnd(baseline: number): number {
  if (baseline > 20) return baseline - 10;
  return baseline < -10 ? baseline + 2 : baseline - 4;
}
