export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** The interval of the value, drawn as an error bar. */
  readonly interval?: readonly [low: number, high: number];
}

export interface Curve {
  readonly name: string;
  /** In order of x. */
  readonly points: readonly CurvePoint[];
}

/** The highest point of a curve; the first one if there are several. */
export function maximumOf({ points }: Curve): CurvePoint {
  return points.reduce((best, point) => (point.y > best.y ? point : best));
}
