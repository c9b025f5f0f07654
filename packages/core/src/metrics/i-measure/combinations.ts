export function countCombinations(parts: readonly (readonly unknown[])[]): number {
  return parts.reduce((product, options) => product * options.length, 1);
}

/** Calls back with each combination of one option of each part, the last part changing fastest, up to the limit. */
export function combinations<T>(
  parts: readonly (readonly T[])[],
  limit: number,
  visit: (combination: readonly T[]) => void,
): boolean {
  const places = parts.map(() => 0);
  for (let visited = 0; visited < limit; visited++) {
    visit(parts.map((options, at) => options[places[at]]));
    let at = parts.length - 1;
    while (at >= 0 && ++places[at] === parts[at].length) places[at--] = 0;
    if (at < 0) return true;
  }
  return false;
}
