import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwiseJudgments } from '../../judgments/pairwise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { inlineRunner } from '../../runner/inline-runner.js';
import { rank } from '../rank.js';
import { updateSkills, type Skill } from '../testing/update-skills.js';
import { gameOf } from '../trueskill-update.js';
import { matchUnits } from './one-pass-runs.js';
import { onePassSkills } from './one-pass-skills.js';

const NAMES = ['a', 'b', 'c', 'd'];

const judgment = (sentence: number, ranks: readonly number[]): Ranking => ({
  sentence,
  judge: 'm2',
  outputs: ranks.map((outputRank, at) => ({ systems: [NAMES[at]], rank: outputRank })),
});

/** Plays the matches one after the other on immutable skills. */
function plainPass(rankings: readonly Ranking[]): Skill[] {
  const skills = NAMES.map((): Skill => ({ mean: 0, variance: 0.25 }));
  for (const { outputs } of rankings) {
    outputs.forEach(({ rank: firstRank }, first) => {
      for (let second = first + 1; second < outputs.length; second++) {
        const difference = firstRank - outputs[second].rank;
        const [better, worse] = difference > 0 ? [second, first] : [first, second];
        const result = difference === 0 ? 'drawn' : 'won';
        [skills[better], skills[worse]] = updateSkills(skills[better], skills[worse], result, gameOf(0.25, 0.25));
      }
    });
  }
  return skills;
}

const someRankings = fc
  .array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 20 })
  .map((all) => all.map((ranks, sentence) => judgment(sentence, ranks)));

describe('onePassSkills(pairs)', () => {
  it('plays each match once, in the order of the judgments and then of the names', () => {
    fc.assert(
      fc.property(someRankings, (rankings) => {
        const { means, variances } = onePassSkills(pairwiseJudgments(rankings, 'systems'));
        const expected = plainPass(rankings);
        expected.forEach(({ mean, variance }, system) => {
          expect(means[system]).toBeCloseTo(mean, 12);
          expect(variances[system]).toBeCloseTo(variance, 12);
        });
      }),
    );
  });

  it('depends on the order', () => {
    const rankings = [judgment(0, [1, 2, 3, 4]), judgment(1, [4, 3, 2, 1])];
    const forwards = onePassSkills(pairwiseJudgments(rankings, 'systems'));
    const backwards = onePassSkills(pairwiseJudgments(rankings.toReversed(), 'systems'));
    expect(forwards.means[0]).toBeLessThan(backwards.means[0]);
  });
});

describe("rank(judgments, 'trueskill:one-pass')", () => {
  const rankings = Array.from({ length: 30 }, (_, at) =>
    judgment(at, [1, at % 3 === 0 ? 1 : 2, 3, at % 2 === 0 ? 2 : 4]),
  );

  it('has the skills of one pass as scores, and ranges over drawn sentences, on any number of lanes', async () => {
    const options = { unit: 'sentence', resamples: 40, seed: 3 } as const;
    const ranking = await rank(rankings, 'trueskill:one-pass', options);
    const pairs = pairwiseJudgments(rankings, 'systems');
    const { means } = onePassSkills(pairs);
    for (const { name, score } of ranking.systems) expect(score).toBe(means[NAMES.indexOf(name)]);
    expect(ranking.systems.map(({ name }) => name)).toEqual(['a', 'b', 'd', 'c']);
    expect(ranking.systems[0]).toMatchObject({ range: [1, 1], cluster: 1 });
    expect(ranking.signature).toMatch(/^trueskill:one-pass\|order:given\|unit:sentence\|resamples:40\|seed:3\|/u);
    const runner = inlineRunner({ metric: () => Promise.reject(new Error()) }, { lanes: 3 });
    expect(await rank(pairs, 'trueskill:one-pass', { ...options, runner })).toEqual(ranking);
  });

  it('draws all pairs of a sentence, of a judgment of outputs, or single ones', () => {
    const twice = [judgment(0, [1, 2, 3, 4]), judgment(0, [2, 1, 3, 4]), judgment(1, [1, 1, 2, 2])];
    const pairs = pairwiseJudgments(twice, 'systems');
    const unitsOf = (unit: 'judgment' | 'ranking' | 'sentence'): number => matchUnits(pairs, unit).starts.length - 1;
    expect([unitsOf('sentence'), unitsOf('ranking'), unitsOf('judgment')]).toEqual([2, 3, 18]);
  });
});
