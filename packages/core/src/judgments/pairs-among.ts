/** How many pairs there are among so many. */
export function pairsAmong(count: number): number {
  return (count * (count - 1)) / 2;
}
