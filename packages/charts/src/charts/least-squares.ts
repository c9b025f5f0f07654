export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The least-squares line through the points; undefined if they all have the same x. */
export function leastSquares(points: readonly Point[]): ((x: number) => number) | undefined {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  if (!(spread > 0)) return undefined;
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  return (at) => y + slope * (at - x);
}
