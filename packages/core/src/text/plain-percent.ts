/** A share that somebody chose, such as a confidence, in percent and with no more digits than it needs. */
export function plainPercent(share: number): string {
  // 0.07 × 100 is 7.000000000000001.
  return String(Number((share * 100).toPrecision(12)));
}
