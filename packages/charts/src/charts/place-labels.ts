import { labelBox, overlap, pointBox, type Box, type LabelPlace, type LabelledPoint } from './label-box.js';

const position = (dx: number, dy: number, anchor: LabelPlace['anchor'], far = false): LabelPlace => ({
  dx,
  dy,
  anchor,
  far,
});

/** Positions to try, best first. */
const PLACES: readonly LabelPlace[] = [
  position(9, 4.5, 'start'),
  position(-9, 4.5, 'end'),
  position(0, -9, 'middle'),
  position(0, 18, 'middle'),
  position(7, -6, 'start'),
  position(7, 15, 'start'),
  position(-7, -6, 'end'),
  position(-7, 15, 'end'),
  position(18, -15, 'start', true),
  position(18, 25, 'start', true),
  position(-18, -15, 'end', true),
  position(-18, 25, 'end', true),
  position(0, -25, 'middle', true),
  position(0, 34, 'middle', true),
  position(30, -24, 'start', true),
  position(30, 34, 'start', true),
  position(-30, -24, 'end', true),
  position(-30, 34, 'end', true),
  position(30, 5, 'start', true),
  position(-30, 5, 'end', true),
];

const SWEEPS = 8;
/** How many of the positions to try as the common start of all labels. */
const STARTS = 8;
/** More labels than this cannot all be clear of each other, so one start is enough. */
const MANY = 40;
/** The cost, in square pixels, of a position one further down the list. */
const LATER = 0.6;
/** Labels of points that are vertically further apart than this cannot overlap. */
const REACH = 75;
/** The cost of each pixel outside the plot: worse than covering another label. */
const OUTSIDE = 20;

/** The plot: the widths it may have, and its top and bottom, in pixels. */
export interface LabelRoom {
  readonly widths: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/**
 * Places labels beside their points so that they cover neither each other nor a point, at any of the widths. Each in
 * turn takes its best position given those of the others, until none moves; the best result of several starts wins.
 */
export function placeLabels(points: readonly LabelledPoint[], room: LabelRoom): LabelPlace[] {
  const starts = points.length > MANY ? 1 : STARTS;
  const results = PLACES.slice(0, starts).map((start) => settle(points, room, start));
  return results.reduce((best, result) => (result.cost < best.cost ? result : best)).places;
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
      const near = [...points.keys()].filter((index) => index !== at && Math.abs(points[index].y - point.y) < REACH);
      const obstacles = room.widths.map((_, width) =>
        near.flatMap((index) => [dots[width][index], labels[width][index]]),
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
    // Everything further down the list costs more.
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
