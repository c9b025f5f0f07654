/** How far each system is from the others, by a measure that outliers cannot move. */
export interface RobustSpread {
  readonly median: number;
  /** 1.483 times the median absolute deviation: as large as a standard deviation where scores are normal. */
  readonly spread: number;
  /** (score - median) / spread; null when more than half of the scores are the same. */
  readonly z: readonly (number | null)[];
  readonly outliers: readonly string[];
}

const LIKE_STANDARD_DEVIATION = 1.483;
const FAR = 2.5;

/** The systems whose human score is more than 2.5 robust deviations from the median (Mathur et al. 2020). */
export function findOutliers(systems: readonly string[], scores: ArrayLike<number>): RobustSpread {
  const middle = median(scores);
  const spread = LIKE_STANDARD_DEVIATION * median(Array.from(scores, (score) => Math.abs(score - middle)));
  const z = Array.from(scores, (score) => (spread > 0 ? (score - middle) / spread : null));
  const outliers = systems.filter((_, at) => Math.abs(z[at] ?? 0) > FAR);
  return { median: middle, spread, z, outliers };
}

function median(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).sort();
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
