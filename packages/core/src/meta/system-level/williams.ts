import { studentTUpperTail } from '../../stats/student-t.js';

/** Correlations among human scores (1) and two metrics (2 and 3), each of n systems. */
export interface DependentCorrelations {
  readonly r12: number;
  readonly r13: number;
  readonly r23: number;
  readonly n: number;
}

export interface WilliamsTest {
  readonly t: number;
  readonly degreesOfFreedom: number;
  /** How likely a difference as large is where r12 is not above r13. */
  readonly oneSided: number;
  readonly twoSided: number;
}

/**
 * Williams' (1959) test of whether metric 2 correlates better with people than metric 3, when both are correlated
 * with each other (Graham & Baldwin 2014). Correlations count with their sign: a metric that reverses people's order
 * is not a good one. Null for fewer than four systems, for equal correlations and for metrics that are the same.
 */
export function williamsTest({ r12, r13, r23, n }: DependentCorrelations): WilliamsTest | null {
  if (n < 4 || r12 === r13) return null;
  // The determinant of the matrix of correlations; rounding can take it slightly below 0.
  const determinant = Math.max(0, 1 - r12 ** 2 - r13 ** 2 - r23 ** 2 + 2 * r12 * r13 * r23);
  const mean = (r12 + r13) / 2;
  const denominator = (2 * determinant * (n - 1)) / (n - 3) + mean ** 2 * (1 - r23) ** 3;
  if (!(denominator > 0)) return null;
  const t = (r12 - r13) * Math.sqrt(((n - 1) * (1 + r23)) / denominator);
  const degreesOfFreedom = n - 3;
  return {
    t,
    degreesOfFreedom,
    oneSided: studentTUpperTail(t, degreesOfFreedom),
    twoSided: 2 * studentTUpperTail(Math.abs(t), degreesOfFreedom),
  };
}
