/** A fraction that somebody chose, such as a confidence level, in percent and with no more digits than it needs. */
export function plainPercent(fraction: number): string {
  // 0.07 × 100 is 7.000000000000001.
  return String(Number((fraction * 100).toPrecision(12)));
}
