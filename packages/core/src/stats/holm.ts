/** p-values adjusted for their number, so that the chance of any false alarm stays below the level (Holm 1979). */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, at) => at).sort((one, other) => ps[one] - ps[other]);
  const adjusted: number[] = [];
  let least = 0;
  order.forEach((at, rank) => {
    least = Math.max(least, Math.min(1, ps[at] * (ps.length - rank)));
    adjusted[at] = least;
  });
  return adjusted;
}
