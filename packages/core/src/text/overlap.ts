/** How many items two lists share, each counted as often as it occurs in both. */
export function sharedCount(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of left) counts.set(item, (counts.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of right) {
    const count = counts.get(item) ?? 0;
    if (count === 0) continue;
    counts.set(item, count - 1);
    shared++;
  }
  return shared;
}

/** Shared items over the length of the longer list; 1 for two empty lists. */
export function overlap(left: readonly string[], right: readonly string[]): number {
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 1 : sharedCount(left, right) / longer;
}
