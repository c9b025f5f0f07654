/** Ranks from 1, the smallest first; equal values share the mean of the ranks that they take up. */
export function averageRanks(values: ArrayLike<number>): Float64Array {
  const order = Int32Array.from(values, (_, at) => at).sort((a, b) => values[a] - values[b]);
  const ranks = new Float64Array(order.length);
  for (let first = 0, end = 0; first < order.length; first = end) {
    while (end < order.length && values[order[end]] === values[order[first]]) end++;
    for (let at = first; at < end; at++) ranks[order[at]] = (first + 1 + end) / 2;
  }
  return ranks;
}
