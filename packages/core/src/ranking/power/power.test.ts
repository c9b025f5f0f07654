import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwiseJudgments } from '../../judgments/pairwise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { bradleyTerry } from '../bradley-terry.js';
import { expectedWins } from '../expected-wins.js';
import { countPairs, type PairCounts } from '../pair-counts.js';
import { rank } from '../rank.js';
import { calibrate } from './calibrate.js';
import { isSeparated, type Evidence } from './evidence.js';
import { ExpectedWinsEvidence } from './expected-wins-evidence.js';
import { rankDrawer } from './judge-model.js';
import { separateSystems } from './separate-systems.js';
import { shapesOf, type JudgedShapes } from './judged-shape.js';
import { searchPower } from './search-power.js';
import type { SeparationOptions } from './separation.js';
import { StrengthEvidence } from './strength-evidence.js';

const OPTIONS: SeparationOptions = {
  method: 'expected-wins',
  confidence: 0.95,
  power: 0.8,
  simulations: 200,
  seed: 1,
  limit: 2000,
};

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const WORTHS = Float64Array.of(0.8, 0.4, 0.1, -0.1, -0.4, -0.8);

/** Rankings of some of six systems, of which some share an output, drawn from worths. */
function drawn(count: number, seed: number): Ranking[] {
  const random = new MersenneTwister(seed);
  const shapes = Array.from({ length: count }, () => {
    const outputs = Array.from({ length: 4 }, (): number[] => []);
    WORTHS.forEach((_, system) => {
      const output = random.below(5);
      if (output < 4) outputs[output].push(system);
    });
    return outputs.filter(({ length }) => length > 0);
  });
  const draw = rankDrawer(shapes, { worths: WORTHS, threshold: 0.3 });
  const ranks = new Int32Array(4);
  return shapes.map((shape, sentence) => {
    draw(sentence, random, ranks);
    const outputs = shape.map((members, at) => ({ systems: members.map((system) => NAMES[system]), rank: ranks[at] }));
    return { sentence, judge: 'ann', outputs };
  });
}

/** Rankings of two systems, some won by the first and the rest by the second. */
function decided(won: number, lost: number): Ranking[] {
  return Array.from({ length: won + lost }, (_, sentence) => ({
    sentence,
    judge: 'ann',
    outputs: [
      { systems: ['a'], rank: sentence < won ? 1 : 2 },
      { systems: ['b'], rank: sentence < won ? 2 : 1 },
    ],
  }));
}

function counted(rankings: readonly Ranking[]): PairCounts {
  return countPairs(
    pairwiseJudgments(
      rankings.filter(({ outputs }) => outputs.length > 1),
      'systems',
    ),
  );
}

type Making = (judged: JudgedShapes, counts: PairCounts) => Evidence;
const makings: [string, Making, (counts: PairCounts) => Float64Array][] = [
  ['Expected Wins', (judged) => new ExpectedWinsEvidence(judged, [1, 2]), expectedWins],
  [
    'strengths',
    (judged, counts) => new StrengthEvidence(judged, [1, 2], bradleyTerry(counts)),
    (counts) => bradleyTerry(counts).logStrengths,
  ],
];

describe.each(makings)('evidence by %s', (_, make, scores) => {
  const rankings = drawn(300, 5);
  const judged = shapesOf(rankings);
  const evidence = make(judged, counted(rankings));
  judged.ranks.forEach((ranks, shape) => {
    evidence.add(shape, ranks);
  });

  it('is the difference of the scores', () => {
    const expected = scores(counted(rankings));
    expect(evidence.measure().difference).toBeCloseTo(expected[1] - expected[2], 9);
  });

  it('has the standard error that the bootstrap over rankings finds', () => {
    const random = new MersenneTwister(1);
    const differences = Array.from({ length: 400 }, () => {
      const resampled = scores(counted(rankings.map(() => rankings[random.below(rankings.length)])));
      return resampled[1] - resampled[2];
    });
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    const spread = Math.sqrt(
      differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (differences.length - 1),
    );
    expect(evidence.measure().standardError / spread).toBeGreaterThan(0.9);
    expect(evidence.measure().standardError / spread).toBeLessThan(1.1);
  });

  it('grows in a copy, and stays as it is itself', () => {
    const before = evidence.measure();
    const copy = evidence.copy();
    copy.add(0, [1, 2, 3, 4]);
    expect(copy.measure()).not.toEqual(before);
    expect(evidence.measure()).toEqual(before);
  });
});

it('has the standard error of a binomial for two systems that never tie', () => {
  const judged = shapesOf(decided(60, 40));
  const fit = bradleyTerry(counted(decided(60, 40)));
  const strength = new StrengthEvidence(judged, [0, 1], fit);
  const wins = new ExpectedWinsEvidence(judged, [0, 1]);
  judged.ranks.forEach((ranks, shape) => {
    strength.add(shape, ranks);
    wins.add(shape, ranks);
  });
  expect(strength.measure().standardError).toBeCloseTo(1 / Math.sqrt(100 * 0.6 * 0.4), 9);
  // The difference is twice the share of wins, less 1.
  expect(wins.measure().standardError).toBeCloseTo(2 * Math.sqrt((0.6 * 0.4) / 100), 9);
});

it('takes a handful of rankings as no proof', () => {
  expect(isSeparated({ difference: 1, standardError: 0, rankings: 9 }, 1.96)).toBe(false);
  expect(isSeparated({ difference: 1, standardError: 0, rankings: 10 }, 1.96)).toBe(true);
  expect(isSeparated({ difference: -1, standardError: 0.6, rankings: 99 }, 1.96)).toBe(false);
});

describe('rankDrawer', () => {
  it('ranks from 1 without gaps', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 2, max: 6 }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (seed, size, threshold) => {
          const ranks = new Int32Array(size);
          rankDrawer([NAMES.slice(0, size).map((_, at) => [at])], { worths: WORTHS, threshold })(
            0,
            new MersenneTwister(seed),
            ranks,
          );
          const used = [...new Set(ranks)].sort((a, b) => a - b);
          expect(used).toEqual(Array.from(used, (_, at) => at + 1));
        },
      ),
    );
  });

  it('lets two outputs win, tie and lose as Rao and Kupper say', () => {
    const threshold = Math.log(1.5);
    const draw = rankDrawer([[[0], [1]]], { worths: Float64Array.of(Math.log(2), 0), threshold });
    const random = new MersenneTwister(7);
    const ranks = new Int32Array(2);
    const outcomes = [0, 0, 0];
    for (let time = 0; time < 20_000; time++) {
      draw(0, random, ranks);
      outcomes[Math.sign(ranks[0] - ranks[1]) + 1]++;
    }
    const [win, loss] = [2 / (2 + 1.5), 1 / (1 + 1.5 * 2)];
    [win, 1 - win - loss, loss].forEach((chance, at) => {
      expect(Math.abs(outcomes[at] / 20_000 - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / 20_000));
    });
  });
});

describe('calibrate', () => {
  it('finds a model whose rankings give back strengths and ties', () => {
    const rankings = drawn(400, 11);
    const judged = shapesOf(rankings);
    const fit = bradleyTerry(counted(rankings));
    const draw = rankDrawer(judged.shapes, calibrate(fit, judged, 1));
    const random = new MersenneTwister(2);
    const ranks = new Int32Array(4);
    const again: Ranking[] = [];
    for (let time = 0; time < 50; time++) {
      judged.shapes.forEach((shape, at) => {
        draw(at, random, ranks);
        const outputs = shape.map((members, output) => ({
          systems: members.map((member) => NAMES[member]),
          rank: ranks[output],
        }));
        again.push({ sentence: at, judge: 'ann', outputs });
      });
    }
    const found = bradleyTerry(counted(again));
    found.logStrengths.forEach((value, at) => {
      expect(Math.abs(value - fit.logStrengths[at])).toBeLessThan(0.08);
    });
    expect(found.nu / fit.nu).toBeGreaterThan(0.95);
    expect(found.nu / fit.nu).toBeLessThan(1.05);
  });
});

describe('searchPower', () => {
  const run = (curve: (further: number) => number, limit: number): number | null => {
    const search = searchPower(160, { power: 0.8, simulations: 1000, limit });
    let next = search.next();
    while (next.done !== true) next = search.next(next.value.map((size) => Math.round(1000 * curve(size))));
    return next.value.further;
  };

  it('finds where a curve reaches the power', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (scale) => {
        const found = run((further) => 1 - Math.exp(-further / scale), 100_000) ?? NaN;
        const truth = scale * Math.log(5);
        expect(Math.abs(found - truth)).toBeLessThan(Math.max(2, 0.05 * truth));
      }),
    );
  });

  it('gives up at the limit', () => {
    expect(run(() => 0.79, 500)).toBeNull();
    expect(run((further) => (further >= 500 ? 1 : 0), 500)).toBeGreaterThan(400);
    expect(run(() => 0, 1)).toBeNull();
  });
});

describe('separateSystems by direct assessment', () => {
  /** Sentences whose score of the first system is the higher one by what is given; the judge's scores vary much. */
  const assessed = (leads: readonly number[]): Ranking[] =>
    leads.map((lead, sentence) => {
      const level = 50 + ((sentence * 7) % 21) - 10;
      return {
        sentence,
        judge: 'ann',
        outputs: [
          { systems: ['a'], rank: lead > 0 ? 1 : 2, scores: { fluency: level + lead } },
          { systems: ['b'], rank: lead > 0 ? 2 : 1, scores: { fluency: level } },
        ],
      };
    });
  const LEADS = Array.from({ length: 40 }, (_, at) => (at % 5 < 3 ? 10 : -10));
  const options = { ...OPTIONS, method: 'direct-assessment' } as const;

  it('takes the difference that the ranking shows, with the error of a paired mean', async () => {
    const rankings = assessed(LEADS);
    const { now, rankings: judged } = await separateSystems(rankings, ['a', 'b'], options);
    const { systems } = await rank(rankings, 'direct-assessment', { resamples: 10 });
    expect(systems.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(now.difference).toBeCloseTo(systems[0].score - systems[1].score, 12);
    // The leads as the judge's standard deviations: all scores, with n - 1.
    const scores = rankings.flatMap(({ outputs }) => outputs.map((output) => output.scores?.fluency ?? NaN));
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1));
    const lead = LEADS.reduce((sum, value) => sum + value, 0) / LEADS.length;
    const spread = Math.sqrt(LEADS.reduce((sum, value) => sum + (value - lead) ** 2, 0)) / LEADS.length;
    expect(now.difference).toBeCloseTo(lead / deviation, 12);
    expect(now.standardError).toBeCloseTo(spread / deviation, 12);
    expect(judged).toBe(40);
  });

  it('needs as many as theory says', async () => {
    const { further } = await separateSystems(assessed(LEADS), ['a', 'b'], { ...options, simulations: 1000 });
    // Leads of 10 in 60 % of the sentences are the binomial that is worked out below.
    expect(Math.abs((further ?? 0) / theory() - 1)).toBeLessThan(0.2);
  });

  it('averages the judges of a sentence first, as the ranking does', async () => {
    const [first, ...rest] = assessed(LEADS);
    const rankings = [first, { ...first }, { ...first }, ...rest];
    const { now, rankings: judged } = await separateSystems(rankings, ['b', 'a'], options);
    const { systems } = await rank(rankings, 'direct-assessment', { resamples: 10 });
    expect(now.difference).toBeCloseTo(systems[1].score - systems[0].score, 12);
    expect([judged, now.rankings]).toEqual([42, 40]);
  });

  it('refuses judgments without scores', async () => {
    const refused = expect.objectContaining({ code: 'NO_SCORES' }) as Error;
    await expect(separateSystems(decided(3, 3), ['a', 'b'], options)).rejects.toThrow(refused);
  });
});

/**
 * Further rankings until 40 with exactly 60 % wins, then n with the error of a binomial, separate: 80 % of the shares of
 * wins together lie above 0.5 by 1.96 standard errors.
 */
function theory(): number {
  let n = 1;
  const spread = Math.sqrt(0.6 * 0.4);
  const margin = (more: number): number =>
    0.1 * (40 + more) - 0.8416 * spread * Math.sqrt(more) - 1.96 * spread * Math.sqrt(40 + more);
  while (margin(n) < 0) n++;
  return n;
}

describe('separateSystems', () => {
  it('needs nothing more where the systems are separated', async () => {
    expect(await separateSystems(decided(80, 20), ['a', 'b'], OPTIONS)).toMatchObject({
      further: 0,
      rankings: 100,
      now: { separated: true },
      steps: [],
    });
  });

  it('finds systems practically equal that stay together up to the limit', async () => {
    const { further, steps } = await separateSystems(decided(31, 30), ['a', 'b'], OPTIONS);
    expect(further).toBeNull();
    expect(steps[steps.length - 1].further).toBe(2000);
  });

  it.each(['expected-wins', 'bradley-terry'] as const)('needs as many as theory says, by %s', async (method) => {
    const { further, furtherRange } = await separateSystems(decided(24, 16), ['a', 'b'], {
      ...OPTIONS,
      method,
      simulations: 1000,
    });
    expect(further).not.toBeNull();
    expect(Math.abs((further ?? 0) / theory() - 1)).toBeLessThan(0.2);
    expect(furtherRange[0]).toBeLessThanOrEqual(further ?? 0);
    expect(furtherRange[1]).toBeGreaterThanOrEqual(further ?? 0);
  });

  it('is the same for the same seed, and needs more for more power', async () => {
    const options = { ...OPTIONS, simulations: 100 };
    const found = await separateSystems(decided(24, 16), ['a', 'b'], options);
    expect(await separateSystems(decided(24, 16), ['a', 'b'], options)).toEqual(found);
    const more = await separateSystems(decided(24, 16), ['a', 'b'], { ...options, power: 0.95 });
    expect(found.further).toBeGreaterThan(0);
    expect(more.further).toBeGreaterThan(found.further ?? Infinity);
  });

  it('refuses systems that nobody judged, and those never compared', async () => {
    const code = (expected: string): Error => expect.objectContaining({ code: expected }) as Error;
    await expect(separateSystems(decided(3, 3), ['a', 'x'], OPTIONS)).rejects.toThrow(code('UNKNOWN_SYSTEM'));
    const apart = decided(3, 3).map((ranking) => ({
      ...ranking,
      outputs: ranking.outputs.map(({ systems, rank }) => ({ systems: [`${systems[0]}2`], rank })),
    }));
    await expect(separateSystems([...decided(3, 3), ...apart], ['a', 'a2'], OPTIONS)).rejects.toThrow(
      code('NOT_COMPARABLE'),
    );
  });
});
