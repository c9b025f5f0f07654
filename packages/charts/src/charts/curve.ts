export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** How sure the value is: drawn as a bar. */
  readonly interval?: readonly [low: number, high: number];
}

export interface Curve {
  readonly name: string;
  /** From one end to the other; of several highest points the first one counts as the maximum. */
  readonly points: readonly CurvePoint[];
}

/** The highest point of a curve; the first one where several are as high. */
export function maximumOf({ points }: Curve): CurvePoint {
  return points.reduce((best, point) => (point.y > best.y ? point : best));
}
