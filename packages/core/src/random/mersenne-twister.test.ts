import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGolden, readSharedJson } from '../testing/shared.js';
import { MersenneTwister } from './mersenne-twister.js';

const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe('MersenneTwister', () => {
  it('gives the numbers of Python for seed 0', () => {
    const bits = new MersenneTwister(0);
    expect(times(2, () => bits.uint32())).toEqual([3626764237, 1654615998]);
    const numbers = new MersenneTwister(0);
    expect(times(2, () => numbers.random())).toEqual([0.8444218515250481, 0.7579544029403025]);
  });

  it('draws references as Python 2 and as Python 3 do', () => {
    const python2 = new MersenneTwister(101);
    expect(times(10, () => python2.scaledBelow(4))).toEqual([2, 0, 3, 3, 1, 2, 0, 0, 1, 2]);
    const python3 = new MersenneTwister(101);
    expect(times(10, () => python3.below(4))).toEqual([1, 2, 3, 0, 1, 1, 2, 3, 1, 2]);
  });

  it('ignores the sign of the seed', () => {
    expect(new MersenneTwister(-7).uint32()).toBe(new MersenneTwister(7).uint32());
  });

  it('fills arrays of any length with the words that it gives one by one', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(1500), { maxLength: 4 }), (seed, lengths) => {
        const [filling, single] = [new MersenneTwister(seed), new MersenneTwister(seed)];
        for (const length of lengths) {
          const words = new Uint32Array(length);
          filling.fill(words);
          expect([...words]).toEqual(times(length, () => single.uint32()));
          expect(filling.uint32()).toBe(single.uint32());
        }
      }),
    );
  });

  it('fills an array with the numbers that it gives one by one, and goes on from there', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.nat(1500), (seed, bound, count) => {
        const filling = new MersenneTwister(seed);
        const filled = new Uint32Array(count);
        filling.fillBelow(bound, filled);
        const drawing = new MersenneTwister(seed);
        expect([...filled]).toEqual(times(count, () => drawing.below(bound)));
        expect(filling.uint32()).toBe(drawing.uint32());
      }),
    );
    expect(() => {
      new MersenneTwister(0).fillBelow(0, new Uint32Array(1));
    }).toThrow(RangeError);
  });

  it('refuses a bound that it could never stay below', () => {
    for (const bound of [0, -1, NaN, 2 ** 32]) expect(() => new MersenneTwister(0).below(bound)).toThrow(RangeError);
  });

  it('gives the same numbers for the same seed, and stays below the bound', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 2 ** 32 - 1 }), (seed, bound) => {
        const first = new MersenneTwister(seed);
        const second = new MersenneTwister(BigInt(seed));
        for (let draw = 0; draw < 5; draw++) {
          const below = first.below(bound);
          expect(below).toBe(second.below(bound));
          const scaled = first.scaledBelow(bound);
          expect(scaled).toBe(second.scaledBelow(bound));
          expect(Math.min(below, scaled)).toBeGreaterThanOrEqual(0);
          expect(Math.max(below, scaled)).toBeLessThan(bound);
        }
      }),
    );
  });
});

type Vectors = Record<string, readonly (number | string)[] | number>;

describeGolden('MersenneTwister equals the generator of both Pythons', () => {
  const golden = readSharedJson('golden/ngram/random_vectors.json') as Record<string, Record<string, Vectors>>;

  it.each([
    ['python2.7', 'scaledBelow' as const],
    ['python3.11', 'below' as const],
  ])('%s, by %s', (python, draw) => {
    const seeds = Object.entries(golden[python]);
    expect(seeds).toHaveLength(11);
    for (const [seed, vectors] of seeds) {
      const fresh = (): MersenneTwister => new MersenneTwister(BigInt(seed));
      const draws = (bound: number, count: number): number[] => {
        const twister = fresh();
        return times(count, () => twister[draw](bound));
      };
      const bits = fresh();
      expect(times(10, () => bits.uint32())).toEqual(vectors.u32_first10);
      const numbers = fresh();
      expect(times(5, () => String(numbers.random()))).toEqual(vectors.random_first5);
      for (const last of [0, 1, 2, 3, 17]) {
        expect(draws(last + 1, 20)).toEqual(vectors[`randint_0_${String(last)}_first20`]);
      }
      const belowTwo = draws(2, 1312);
      expect(belowTwo.reduce((sum, drawn) => sum + drawn, 0)).toBe(vectors.n2_1312_sum);
      expect(belowTwo.slice(-10)).toEqual(vectors.n2_1312_last10);
      const belowFour = draws(4, 754);
      const counts = [0, 1, 2, 3].map((value) => belowFour.filter((drawn) => drawn === value).length);
      expect(counts).toEqual(vectors.n4_754_counts);
      expect(belowFour.slice(-10)).toEqual(vectors.n4_754_last10);
    }
  });
});
