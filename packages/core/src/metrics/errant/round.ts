/** Below this distance from a half, the product with ten thousand may lie on the wrong side of it. */
const NEAR = 1e-6;

/**
 * The ten-thousandths of a ratio as Python rounds: the nearest to the exact binary value, and of two equally near ones
 * the even one. 1/32 gives 312.
 */
export function tenThousandths(ratio: number): number {
  const scaled = ratio * 10_000;
  const below = Math.floor(scaled);
  const rest = scaled - below;
  if (rest < 0.5 - NEAR) return below;
  if (rest > 0.5 + NEAR) return below + 1;
  // 10,000 is 2^4 times 625, so that only odd numbers of 32nds lie exactly between two ten-thousandths.
  if (Number.isInteger(ratio * 32)) return below + (below % 2);
  // Here toFixed is exact; it would round ties up.
  return Math.round(Number(ratio.toFixed(4)) * 10_000);
}

/** A ratio rounded to four decimals as Python does. */
export function roundRatio(ratio: number): number {
  return tenThousandths(ratio) / 10_000;
}
