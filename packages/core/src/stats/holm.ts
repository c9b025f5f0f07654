/** p-values adjusted for multiple tests, so that the chance of any false alarm stays below the level (Holm 1979). */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, at) => at).sort((a, b) => ps[a] - ps[b]);
  const adjusted: number[] = [];
  let largest = 0;
  order.forEach((at, smaller) => {
    largest = Math.max(largest, Math.min(1, ps[at] * (ps.length - smaller)));
    adjusted[at] = largest;
  });
  return adjusted;
}
