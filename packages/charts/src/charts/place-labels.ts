import { labelBox, overlap, pointBox, type Box, type LabelPlace, type LabelledPoint } from './label-box.js';

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

const SWEEPS = 8;
/** The places, of all labels alike, to start from. */
const STARTS = 8;
/** So many labels cannot all be clear of each other: no need to try often. */
const MANY = 40;
/** What it costs, in square pixels, to stand one place further down the list. */
const LATER = 0.6;
/** Labels of points further down or up than this cannot meet. */
const REACH = 75;
/** Worse than to lie on another label. */
const OUTSIDE = 20;

/** The plot: how wide it may be, and where it starts and ends down the page, in pixels. */
export interface LabelRoom {
  readonly widths: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/**
 * Places labels beside their points so that they cover neither each other nor a point, at any of the widths. Each in
 * turn takes its best place given those of the others, until none wants to move; of several starts the best end wins.
 */
export function placeLabels(points: readonly LabelledPoint[], room: LabelRoom): LabelPlace[] {
  const starts = points.length > MANY ? 1 : STARTS;
  const ends = PLACES.slice(0, starts).map((start) => settle(points, room, start));
  return ends.reduce((best, end) => (end.cost < best.cost ? end : best)).places;
}

interface Placed {
  readonly places: LabelPlace[];
  readonly cost: number;
}

function settle(points: readonly LabelledPoint[], room: LabelRoom, start: LabelPlace): Placed {
  const places = points.map(() => start);
  // By width and point.
  const dots = room.widths.map((width) => points.map((point) => pointBox(point, width)));
  const labels = room.widths.map((width) => points.map((point) => labelBox(point, start, width)));
  let cost = Infinity;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let sum = 0;
    for (const [at, point] of points.entries()) {
      const near = [...points.keys()].filter((other) => other !== at && Math.abs(points[other].y - point.y) < REACH);
      const obstacles = room.widths.map((_, width) =>
        near.flatMap((other) => [dots[width][other], labels[width][other]]),
      );
      const best = bestPlace(point, obstacles, room);
      places[at] = best.place;
      for (const [width, boxes] of labels.entries()) boxes[at] = labelBox(point, best.place, room.widths[width]);
      sum += best.cost;
    }
    if (sum === cost) break;
    cost = sum;
  }
  return { places, cost };
}

function bestPlace(
  point: LabelledPoint,
  obstacles: readonly (readonly Box[])[],
  room: LabelRoom,
): { readonly place: LabelPlace; readonly cost: number } {
  let best = { place: PLACES[0], cost: Infinity };
  for (const [order, candidate] of PLACES.entries()) {
    // Whatever comes now is too far down the list to be better.
    if (best.cost <= order * LATER) break;
    const cost = order * LATER + costOf(point, candidate, obstacles, room);
    if (cost < best.cost) best = { place: candidate, cost };
  }
  return best;
}

function costOf(
  point: LabelledPoint,
  candidate: LabelPlace,
  obstacles: readonly (readonly Box[])[],
  { widths, top, bottom }: LabelRoom,
): number {
  let cost = 0;
  for (let at = 0; at < widths.length; at++) {
    const box = labelBox(point, candidate, widths[at]);
    const beyond = Math.max(0, -box.left) + Math.max(0, box.right - widths[at]);
    cost += OUTSIDE * (beyond + Math.max(0, top - box.top) + Math.max(0, box.bottom - bottom));
    for (const obstacle of obstacles[at]) cost += overlap(box, obstacle);
  }
  return cost;
}
