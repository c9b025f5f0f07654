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

/** In pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const ASCENT = 10;
const DESCENT = 3;
const POINT = 6;

/** The room of a label in a plot of a width. */
export function labelBox({ across, y, width }: LabelledPoint, { dx, dy, anchor }: LabelPlace, plot: number): Box {
  const x = across * plot + dx;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y + dy - ASCENT, bottom: y + dy + DESCENT };
}

/** The room of a point itself. */
export function pointBox({ across, y }: LabelledPoint, plot: number): Box {
  const x = across * plot;
  return { left: x - POINT, right: x + POINT, top: y - POINT, bottom: y + POINT };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
