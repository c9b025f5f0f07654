/** One way in which a reference may go on over a stretch of the source. */
export interface Piece {
  readonly ids: Int32Array;
  /** What aligning the stretch with it costs by itself. */
  readonly potential: number;
  readonly baselineTn: number;
  readonly baselineFn: number;
}

export function literal(ids: Int32Array): Piece {
  return { ids, potential: 0, baselineTn: 0, baselineFn: 0 };
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  /** False when the limit cut the list short. */
  readonly complete: boolean;
}

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

/** The different pieces that arise when one piece of each part follows the other. */
export function joinPieces(parts: readonly (readonly Piece[])[], limit: number): Pieces {
  const distinct = new Map<string, Piece>();
  const complete = combinations(parts, limit, (combination) => {
    const ids = Int32Array.from(combination.flatMap((piece) => [...piece.ids]));
    const sum = (key: 'potential' | 'baselineTn' | 'baselineFn'): number =>
      combination.reduce((total, piece) => total + piece[key], 0);
    distinct.set(ids.join(), {
      ids,
      potential: sum('potential'),
      baselineTn: sum('baselineTn'),
      baselineFn: sum('baselineFn'),
    });
  });
  return { pieces: [...distinct.values()], complete };
}
