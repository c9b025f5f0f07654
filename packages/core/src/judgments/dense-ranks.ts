/** Ranks of values, the highest first; equal values tie, and the next rank follows without a gap. */
export function denseRanks(values: readonly number[]): number[] {
  const levels = [...new Set(values)].sort((a, b) => b - a);
  return values.map((value) => levels.indexOf(value) + 1);
}
