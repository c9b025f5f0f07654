import { expect, it } from 'vitest';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import type { Ranking } from '../judgments/ranking.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { describeGolden, readSharedJson } from '../testing/shared.js';
import { countPairs } from './pair-counts.js';
import { fluidTrueSkill } from './testing/fluid-trueskill.js';
import { publishedRankings } from './testing/judgments.js';
import { plainTrueSkillRun } from './testing/plain-trueskill.js';
import { updateSkills, type Skill } from './testing/update-skills.js';
import { START_VARIANCE, betaOf, matchesOf, trueSkillRun } from './trueskill-run.js';
import { gameOf } from './trueskill-update.js';

interface Updates {
  readonly single_updates: readonly {
    readonly mu1: number;
    readonly sigma1: number;
    readonly mu2: number;
    readonly sigma2: number;
    readonly beta: number;
    readonly tau: number;
    readonly draw_probability: number;
    readonly outcome: '<' | '=' | '>';
    readonly exact: readonly [number, number, number, number];
  }[];
  readonly sequential_all_pairs: {
    readonly result: Readonly<Record<string, { readonly exact: readonly [number, number] }>>;
  };
}

interface Runs {
  readonly params: { readonly matches: number; readonly beta: number; readonly draw_margin: number };
  readonly own_1000_runs: { readonly ranking: readonly { system: string; mean: number; sd: number }[] };
  readonly fluid_limit_expectation: Readonly<Record<string, number>>;
}

describeGolden('TrueSkill equals the library behind Table 3c', () => {
  const updates = readSharedJson('golden/human/ts_updates.json') as Updates;
  const golden = readSharedJson('golden/human/ts.json') as Runs;
  const rankings = publishedRankings();
  const counts = countPairs(pairwiseJudgments(rankings, 'systems'));

  it.each(updates.single_updates)('$outcome of $mu1 and $mu2, beta $beta', (update) => {
    const [first, second] = [
      { mean: update.mu1, variance: update.sigma1 ** 2 + update.tau ** 2 },
      { mean: update.mu2, variance: update.sigma2 ** 2 + update.tau ** 2 },
    ];
    const game = gameOf(update.beta, update.draw_probability);
    const [firstSkill, secondSkill] =
      update.outcome === '>'
        ? updateSkills(second, first, 'won', game).toReversed()
        : updateSkills(first, second, update.outcome === '<' ? 'won' : 'drawn', game);
    [firstSkill.mean, firstSkill.variance, secondSkill.mean, secondSkill.variance].forEach((value, at) => {
      expect(value).toBeCloseTo(update.exact[at], 9);
    });
  });

  it('has the published constants', () => {
    expect(matchesOf(counts)).toBe(golden.params.matches);
    expect(betaOf(golden.params.matches)).toBe(golden.params.beta);
    expect(gameOf(golden.params.beta, 0.25).margin).toBeCloseTo(golden.params.draw_margin, 6);
  });

  it('gives the same skills for all judgments once each, in the order of the file', () => {
    const game = gameOf(golden.params.beta, 0.25);
    const skills = new Map(
      counts.systems.map((name): [string, Skill] => [name, { mean: 0, variance: START_VARIANCE }]),
    );
    for (const [better, worse, result] of rankings.flatMap(inFileOrder)) {
      const [betterSkill, worseSkill] = [skills.get(better), skills.get(worse)];
      if (betterSkill === undefined || worseSkill === undefined) throw new Error('a system without a skill');
      const after = updateSkills(betterSkill, worseSkill, result, game);
      skills.set(better, after[0]).set(worse, after[1]);
    }
    for (const [name, { exact }] of Object.entries(updates.sequential_all_pairs.result)) {
      expect(skills.get(name)?.mean).toBeCloseTo(exact[0], 9);
      expect(skills.get(name)?.variance).toBeCloseTo(exact[1], 9);
    }
  });

  it('tends to the deterministic limit', () => {
    const limit = fluidTrueSkill(counts);
    counts.systems.forEach((name, at) => {
      expect(Math.abs(limit[at] - golden.fluid_limit_expectation[name])).toBeLessThan(5e-4);
    });
    for (const { system, mean, sd } of golden.own_1000_runs.ranking) {
      const error = sd / Math.sqrt(1000);
      expect(Math.abs(limit[counts.systems.indexOf(system)] - mean)).toBeLessThan(3 * error);
    }
  });

  it('runs as the loop written for reading does, on the published judgments', () => {
    expect(trueSkillRun(counts, new MersenneTwister(5))).toEqual(plainTrueSkillRun(counts, new MersenneTwister(5)));
  });
});

/** Each pair of a ranking as the original's file has it: ties of a level, then the level over each worse one. */
function inFileOrder({ outputs }: Ranking): (readonly [better: string, worse: string, 'won' | 'drawn'])[] {
  const levels = [...new Set(outputs.map(({ rank }) => rank))].sort((a, b) => a - b);
  const named = levels.map((level) => outputs.filter(({ rank }) => rank === level).flatMap(({ systems }) => systems));
  return named.flatMap((names, level) => {
    const sorted = names.toSorted();
    return [
      ...sorted.flatMap((system, at) => sorted.slice(at + 1).map((tied) => [system, tied, 'drawn'] as const)),
      ...named
        .slice(level + 1)
        .flatMap((worse) => sorted.flatMap((system) => worse.map((beaten) => [system, beaten, 'won'] as const))),
    ];
  });
}
