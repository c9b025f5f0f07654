import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { describeGolden } from '../testing/shared.js';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import { countPairs, type PairCounts } from './pair-counts.js';
import { judged, publishedRankings } from './testing/judgments.js';
import { plainTrueSkillRun } from './testing/plain-trueskill.js';
import { trueSkillRuns } from './trueskill-runs.js';

/** Several runs, and the same by the loop written for reading. */
function bothWays(counts: PairCounts, seeds: readonly number[]): [fast: Float64Array[], plain: Float64Array[]] {
  const randoms = (): MersenneTwister[] => seeds.map((seed) => new MersenneTwister(seed));
  return [trueSkillRuns(counts, randoms()), randoms().map((random) => plainTrueSkillRun(counts, random))];
}

/** Counts of any size, with enough judgments that one of them tells little, as well as with few. */
const pairCounts = fc
  .record({ size: fc.integer({ min: 1, max: 70 }), most: fc.constantFrom(1, 5, 200), seed: fc.nat() })
  .map(({ size, most, seed }): PairCounts => {
    const random = new MersenneTwister(seed);
    const counts = {
      systems: Array.from({ length: size }, (_, system) => String(system)),
      wins: new Float64Array(size * size),
      ties: new Float64Array(size * size),
    };
    for (let pair = 0; pair < Math.min(60, size * size); pair++) {
      const [first, second] = [random.below(size), random.below(size)];
      if (first === second) continue;
      counts.wins[first * size + second] += random.below(most + 1);
      counts.ties[first * size + second] = counts.ties[second * size + first] = random.below(most + 1);
    }
    return counts;
  });

describe('trueSkillRuns(counts, randoms)', () => {
  it('gives for each generator what the run written for reading gives, to the bit', () => {
    fc.assert(
      fc.property(pairCounts, fc.array(fc.nat(), { maxLength: 6 }), (counts, seeds) => {
        const [fast, plain] = bothWays(counts, seeds);
        expect(fast).toEqual(plain);
      }),
    );
  });

  it('leaves nothing of one call for the next', () => {
    const many = countPairs(judged(...Array.from({ length: 9 }, () => ({ a: 1, b: 2, c: 3, d: 3, e: 5 }))));
    const few = countPairs(judged({ a: 1, b: 2 }, { z: 1 }));
    const before = trueSkillRuns(few, [new MersenneTwister(1)]);
    trueSkillRuns(many, [new MersenneTwister(1)]);
    expect(trueSkillRuns(few, [new MersenneTwister(1)])).toEqual(before);
  });
});

describeGolden('trueSkillRuns() on the published judgments', () => {
  it('equals the run written for reading, to the bit', () => {
    const [fast, plain] = bothWays(countPairs(pairwiseJudgments(publishedRankings(), 'systems')), [1, 2, 3, 4, 5]);
    expect(fast).toEqual(plain);
  });
});
