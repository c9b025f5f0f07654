import type { GivenPoints } from './given-points.js';

/** What becomes of pairs of outputs when they are shown the other way round. */
export interface OrderFlips {
  readonly pairs: number;
  /** Pairs of which each output was better once. */
  readonly flipped: number;
  /** Pairs that tied once and were decided once. */
  readonly loosened: number;
}

/** Compares the two orders of each item; undefined where items were asked about in one order alone. */
export function orderFlips(given: readonly GivenPoints[]): OrderFlips | undefined {
  const straight = new Map(given.filter(({ reversed }) => reversed === 0).map((question) => [question.item, question]));
  const flips = { pairs: 0, flipped: 0, loosened: 0 };
  for (const { item, shown, reversed, points } of given) {
    const other = straight.get(item);
    if (reversed === 0 || other === undefined) continue;
    const [now, then] = [byOutput(shown, points), byOutput(other.shown, other.points)];
    for (let first = 0; first < now.length; first++) {
      for (let second = first + 1; second < now.length; second++) {
        const [signNow, signThen] = [now, then].map((values) => Math.sign(values[first] - values[second]));
        flips.pairs++;
        if (signNow * signThen < 0) flips.flipped++;
        else if (signNow !== signThen) flips.loosened++;
      }
    }
  }
  return flips.pairs === 0 ? undefined : flips;
}

function byOutput(shown: readonly number[], points: readonly number[]): number[] {
  const values: number[] = [];
  shown.forEach((output, position) => {
    values[output] = points[position];
  });
  return values;
}
