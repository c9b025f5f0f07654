/** A point that has a label: a fraction across the plot, pixels down, and the room of its text in pixels. */
export interface LabelledPoint {
  readonly across: number;
  readonly y: number;
  readonly width: number;
}

/** Where a label stands, in pixels from its point. */
export interface LabelPlace {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Too far from its point to be understood without a line to it. */
  readonly far: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const place = (dx: number, dy: number, anchor: LabelPlace['anchor'], far = false): LabelPlace => ({
  dx,
  dy,
  anchor,
  far,
});

/** Places to try, best first. */
const PLACES: readonly LabelPlace[] = [
  place(9, 4.5, 'start'),
  place(-9, 4.5, 'end'),
  place(0, -9, 'middle'),
  place(0, 18, 'middle'),
  place(7, -6, 'start'),
  place(7, 15, 'start'),
  place(-7, -6, 'end'),
  place(-7, 15, 'end'),
  place(18, -15, 'start', true),
  place(18, 25, 'start', true),
  place(-18, -15, 'end', true),
  place(-18, 25, 'end', true),
  place(0, -25, 'middle', true),
  place(0, 34, 'middle', true),
  place(30, -24, 'start', true),
  place(30, 34, 'start', true),
  place(-30, -24, 'end', true),
  place(-30, 34, 'end', true),
  place(30, 5, 'start', true),
  place(-30, 5, 'end', true),
];

const ASCENT = 10;
const DESCENT = 3;
const POINT = 6;
const SWEEPS = 6;
/** What it costs, in square pixels, to stand one place further down the list. */
const LATER = 0.6;
/** Worse than to lie on another label. */
const OUTSIDE = 20;

/** The plot: how wide it may be, and where it starts and ends down the page, in pixels. */
export interface LabelRoom {
  readonly widths: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/**
 * Places labels beside their points so that they cover neither each other nor a point, at any of the widths: each in
 * turn takes its best place given those of the others, a few times over.
 */
export function placeLabels(points: readonly LabelledPoint[], room: LabelRoom): LabelPlace[] {
  const places = points.map(() => PLACES[0]);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let at = 0; at < points.length; at++) {
      let best = Infinity;
      for (const [order, candidate] of PLACES.entries()) {
        const cost = order * LATER + costOf(candidate, at, points, places, room);
        if (cost < best) {
          best = cost;
          places[at] = candidate;
        }
      }
    }
  }
  return places;
}

function costOf(
  candidate: LabelPlace,
  at: number,
  points: readonly LabelledPoint[],
  places: readonly LabelPlace[],
  { widths, top, bottom }: LabelRoom,
): number {
  let cost = 0;
  for (const width of widths) {
    const box = labelBox(points[at], candidate, width);
    const beyond = Math.max(0, -box.left) + Math.max(0, box.right - width);
    cost += OUTSIDE * (beyond + Math.max(0, top - box.top) + Math.max(0, box.bottom - bottom));
    for (let other = 0; other < points.length; other++) {
      if (other === at) continue;
      cost += overlap(box, labelBox(points[other], places[other], width));
      cost += overlap(box, pointBox(points[other], width));
    }
  }
  return cost;
}

/** The room of a label in a plot of a width. */
export function labelBox({ across, y, width }: LabelledPoint, { dx, dy, anchor }: LabelPlace, plot: number): Box {
  const x = across * plot + dx;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y + dy - ASCENT, bottom: y + dy + DESCENT };
}

function pointBox({ across, y }: LabelledPoint, plot: number): Box {
  const x = across * plot;
  return { left: x - POINT, right: x + POINT, top: y - POINT, bottom: y + POINT };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
