import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import type { GivenPoints } from './given-points.js';
import { orderFlips } from './order-flips.js';
import { positionBias } from './position-bias.js';

const straight = (item: number, points: readonly number[]): GivenPoints => ({
  ...{ item, points, shown: [...points.keys()], reversed: 0 },
});
const reversed = (item: number, points: readonly number[]): GivenPoints => ({
  ...{ item, points, shown: [...points.keys()].reverse(), reversed: 1 },
});

describe('positionBias(given, seed)', () => {
  it('accounts for all of the spread where only position matters', () => {
    const given = Array.from({ length: 20 }, (_, item) => straight(item, [5, 3, 1]));
    expect(positionBias(given, 1)).toEqual({ means: [2, 0, -2], share: expect.closeTo(1) as number, p: 0.001 });
  });

  it('gives the means above those of the questions', () => {
    // Centred: 1, -1 and 0.5, -0.5, so that position accounts for 2 * 0.75² * 2 / 2.5 of the spread.
    const given = [straight(0, [5, 3]), straight(1, [2, 1])];
    expect(positionBias(given, 1)).toMatchObject({ means: [0.75, -0.75], share: 0.9 });
  });

  it('says nothing where all points are the same', () => {
    expect(positionBias([straight(0, [3, 3]), straight(1, [2, 2])], 1)).toBeUndefined();
    expect(positionBias([], 1)).toBeUndefined();
  });

  it.each([1, 2])('rarely suspects judges who give points at random, or by the text, in %i orders', (orders) => {
    const random = new MersenneTwister(7);
    let suspected = 0;
    for (let judge = 0; judge < 100; judge++) {
      const given = Array.from({ length: 15 }, (_, item) => {
        const points = Array.from({ length: 4 }, () => 1 + random.below(5));
        // In the other order each output keeps its points.
        return orders === 1 ? [straight(item, points)] : [straight(item, points), reversed(item, points.toReversed())];
      }).flat();
      if ((positionBias(given, judge)?.p ?? 1) <= 0.05) suspected++;
    }
    // 5 are expected; 14 or more happen once in 2,000 times.
    expect(suspected).toBeLessThan(14);
  });
});

describe('orderFlips(given)', () => {
  it('counts pairs that turn, and pairs that tie once', () => {
    // By output: 3, 2, 1 and then 1, 2, 2.
    const given = [straight(0, [3, 2, 1]), reversed(0, [2, 2, 1])];
    expect(orderFlips(given)).toEqual({ pairs: 3, flipped: 2, loosened: 1 });
  });

  it('says nothing of a single order', () => {
    expect(orderFlips([straight(0, [1, 2])])).toBeUndefined();
  });
});
