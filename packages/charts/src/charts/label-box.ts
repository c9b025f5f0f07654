/** A point that has a label: a fraction across the plot, pixels down, and the width of its text in pixels. */
export interface LabelledPoint {
  readonly across: number;
  readonly y: number;
  readonly width: number;
}

/** Where a label is, in pixels from its point. */
export interface LabelPlace {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Too far from its point to be understood without a connecting line. */
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

/** The box of a label in a plot that is `plot` pixels wide. */
export function labelBox({ across, y, width }: LabelledPoint, { dx, dy, anchor }: LabelPlace, plot: number): Box {
  const x = across * plot + dx;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y + dy - ASCENT, bottom: y + dy + DESCENT };
}

/** The box of the point itself. */
export function pointBox({ across, y }: LabelledPoint, plot: number): Box {
  const x = across * plot;
  return { left: x - POINT, right: x + POINT, top: y - POINT, bottom: y + POINT };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
