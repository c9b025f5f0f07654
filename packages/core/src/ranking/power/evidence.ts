/** How far apart the scores of two systems are, and how sure that is. */
export interface Difference {
  readonly difference: number;
  readonly standardError: number;
  /** The rankings that hold the first system, or the second, whichever are fewer. */
  readonly rankings: number;
}

/** What is known of the difference of two systems, which grows with every ranking. */
export interface Growing {
  measure(): Difference;
  /** A copy, to continue from here several times. */
  copy(): Growing;
}

/**
 * What rankings say of two systems. The standard error takes each ranking as one observation: its pairwise judgments
 * depend on each other.
 */
export interface Evidence extends Growing {
  /** Adds a ranking of a shape, by its index: where each output was put, lower being better. */
  add(shape: number, ranks: ArrayLike<number>): void;
  copy(): Evidence;
}

/** With fewer rankings the standard error is a guess, and nothing counts as separated. */
const FEWEST_RANKINGS = 10;

/** Whether the confidence interval of the difference, `errors` standard errors to each side, excludes 0. */
export function isSeparated({ difference, standardError, rankings }: Difference, errors: number): boolean {
  return rankings >= FEWEST_RANKINGS && Math.abs(difference) > errors * standardError;
}

/** vector' · matrix · vector */
export function quadraticForm(matrix: Float64Array, vector: Float64Array): number {
  const width = vector.length;
  let sum = 0;
  for (let row = 0; row < width; row++) {
    if (vector[row] === 0) continue;
    let inner = 0;
    for (let column = 0; column < width; column++) inner += matrix[row * width + column] * vector[column];
    sum += vector[row] * inner;
  }
  return sum;
}
