/** The number of pairs among `count` things. */
export function pairsAmong(count: number): number {
  return (count * (count - 1)) / 2;
}
