import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwiseJudgments } from '../../judgments/pairwise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { ranksByScores, type Scale, type Scores } from '../../judgments/direct-assessment/scores.js';
import { inlineRunner } from '../../runner/inline-runner.js';
import { rank } from '../rank.js';
import type { RankedSystem } from '../rank-by-runs.js';

/** A ranking by a judge who gave systems these scores; `A B` is an output of two. */
function scored(judge: string, sentence: number, outputs: Readonly<Record<string, Scores>>): Ranking {
  const ranks = ranksByScores(Object.values(outputs));
  return {
    judge,
    sentence,
    outputs: Object.entries(outputs).map(([names, scores], at) => ({
      systems: names.split(' '),
      rank: ranks[at],
      scores,
    })),
  };
}

const fluent = (judge: string, sentence: number, outputs: Readonly<Record<string, number>>): Ranking =>
  scored(judge, sentence, Object.fromEntries(Object.entries(outputs).map(([name, fluency]) => [name, { fluency }])));

const byDirectAssessment = async (
  rankings: readonly Ranking[],
  options: Parameters<typeof rank>[2] = {},
): Promise<ReadonlyMap<string, RankedSystem>> => {
  const { systems } = await rank(rankings, 'direct-assessment', { resamples: 50, ...options });
  return new Map(systems.map((system) => [system.name, system]));
};

/** The whole definition once more, the slow way, for outputs of one system each that no judge sees twice. */
function slowMeans(rankings: readonly Ranking[], scale: Scale): Map<string, number> {
  const answers = rankings.flatMap(({ judge, sentence, outputs }) =>
    outputs.map(({ systems, scores }) => ({ judge, sentence, system: systems[0], score: scores?.[scale] ?? NaN })),
  );
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const standardised = answers.map((answer) => {
    const given = answers.filter(({ judge }) => judge === answer.judge).map(({ score }) => score);
    const centre = mean(given);
    const deviation = Math.sqrt(given.reduce((sum, score) => sum + (score - centre) ** 2, 0) / (given.length - 1));
    return { ...answer, z: new Set(given).size < 2 ? 0 : (answer.score - centre) / deviation };
  });
  return new Map(
    [...new Set(answers.map(({ system }) => system))].map((system) => {
      const ofSystem = standardised.filter((answer) => answer.system === system);
      const sentences = [...new Set(ofSystem.map(({ sentence }) => sentence))];
      return [
        system,
        mean(sentences.map((at) => mean(ofSystem.filter(({ sentence }) => sentence === at).map(({ z }) => z)))),
      ];
    }),
  );
}

const score = fc.integer({ min: 0, max: 100 });
const anyScored = fc
  .array(fc.record({ judge: fc.constantFrom('ann', 'bob', 'cy'), a: score, b: score, c: score }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((answers) =>
    answers.map(({ judge, a, b, c }, at) =>
      // Two judges may share a sentence, but nobody sees one twice.
      fluent(judge, answers.filter((earlier, before) => before < at && earlier.judge === judge).length, { a, b, c }),
    ),
  );

describe('rank(rankings, "direct-assessment")', () => {
  it('is plain standardising where there is one judge', async () => {
    const rankings = [
      fluent('ann', 0, { a: 40, b: 80, c: 60 }),
      fluent('ann', 1, { c: 40, a: 80, b: 60 }),
      fluent('ann', 2, { a: 60 }),
    ];
    // Seven scores with mean 60, four of which are 20 away from it.
    const deviation = Math.sqrt((4 * 20 ** 2) / 6);
    const systems = await byDirectAssessment(rankings);
    expect(systems.get('a')?.score).toBeCloseTo(0, 12);
    expect(systems.get('b')?.score).toBeCloseTo(10 / deviation, 12);
    expect(systems.get('c')?.score).toBeCloseTo(-10 / deviation, 12);
    expect(systems.get('b')?.assessment?.raw).toBe(70);
    expect([...systems.keys()]).toEqual(['b', 'a', 'c']);
  });

  it('averages the scores of a system for a sentence first, then sentences', async () => {
    // Each judge gave 0 and 100 once: z is -1/√2 and 1/√2.
    const rankings = [
      fluent('ann', 0, { a: 100, b: 0 }),
      fluent('bob', 0, { a: 100, b: 0 }),
      fluent('cy', 1, { a: 0, b: 100 }),
    ];
    const systems = await byDirectAssessment(rankings);
    expect(systems.get('a')?.score).toBeCloseTo(0, 12);
    expect(systems.get('a')?.assessment?.raw).toBe(50);
  });

  it('gives each system that shares an output its score', async () => {
    const rankings = [fluent('ann', 0, { 'a b': 90, c: 10 }), fluent('ann', 1, { a: 20, b: 80, c: 40 })];
    const systems = await byDirectAssessment(rankings);
    expect(systems.get('a')?.assessment?.raw).toBe(55);
    expect(systems.get('b')?.assessment?.raw).toBe(85);
    expect(systems.get('c')?.assessment?.raw).toBe(25);
  });

  it('standardises by what a judge said first, and counts what the judge said again', async () => {
    const first = [fluent('ann', 0, { a: 40, b: 60 }), fluent('ann', 1, { a: 50, b: 50 })];
    const again = fluent('ann', 0, { a: 60, b: 60 });
    // Mean 50 and squares 200 of the first four scores; `a` got -10 and then +10 for sentence 0.
    const systems = await byDirectAssessment([...first, again]);
    expect(systems.get('a')?.score).toBeCloseTo(0, 12);
    expect(systems.get('b')?.score).toBeCloseTo(5 / Math.sqrt(200 / 3), 12);
  });

  it('ranks by the mean over the scales, or by those that are asked for', async () => {
    const rankings = [
      scored('ann', 0, { a: { grammaticality: 100, meaning: 0 }, b: { grammaticality: 0, meaning: 50 } }),
      scored('ann', 1, { a: { grammaticality: 80, meaning: 20 }, b: { grammaticality: 20, meaning: 90 } }),
    ];
    const { signature, systems } = await rank(rankings, 'direct-assessment', { resamples: 20 });
    expect(signature).toMatch(
      /^direct-assessment\|scales:grammaticality\+meaning\|unit:judgment\|resamples:20\|seed:1\|confidence:0\.95\|stet:/u,
    );
    for (const { score: overall, assessment } of systems) {
      const scales = assessment?.scales ?? [];
      expect(scales.map(({ scale }) => scale)).toEqual(['grammaticality', 'meaning']);
      expect(overall).toBeCloseTo(scales.reduce((sum, { z }) => sum + z, 0) / 2, 12);
      expect(assessment?.raw).toBeCloseTo(scales.reduce((sum, { raw }) => sum + raw, 0) / 2, 12);
    }
    const firstOf = async (scale: Scale): Promise<string> =>
      (await rank(rankings, 'direct-assessment', { resamples: 20, scales: [scale] })).systems[0].name;
    expect(await firstOf('grammaticality')).toBe('a');
    expect(await firstOf('meaning')).toBe('b');
  });

  it('agrees with the slow definition', async () => {
    await fc.assert(
      fc.asyncProperty(anyScored, async (rankings) => {
        const systems = await byDirectAssessment(rankings, { resamples: 1 });
        for (const [name, expected] of slowMeans(rankings, 'fluency')) {
          expect(systems.get(name)?.score).toBeCloseTo(expected, 10);
        }
      }),
    );
  });

  it('does not change when one judge is stricter, or uses less of the scale', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyScored,
        fc.constantFrom(0.25, 0.5),
        fc.integer({ min: 0, max: 50 }),
        async (rankings, factor, shift) => {
          const moved = rankings.map((ranking) =>
            ranking.judge !== 'ann'
              ? ranking
              : {
                  ...ranking,
                  outputs: ranking.outputs.map((output) => ({
                    ...output,
                    scores: { fluency: (output.scores?.fluency ?? NaN) * factor + shift },
                  })),
                },
          );
          const [before, after] = await Promise.all([byDirectAssessment(rankings), byDirectAssessment(moved)]);
          for (const [name, { score: expected, assessment }] of before) {
            expect(after.get(name)?.score).toBeCloseTo(expected, 9);
            expect(after.get(name)?.assessment?.interval[0]).toBeCloseTo(assessment?.interval[0] ?? NaN, 9);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('names the judges who gave one score throughout, and counts them as 0', async () => {
    const rankings = [fluent('ann', 0, { a: 90, b: 10 }), fluent('bob', 1, { a: 70, b: 70 })];
    const { systems, constantJudges } = await rank(rankings, 'direct-assessment', { resamples: 20 });
    expect(constantJudges).toEqual([{ judge: 'bob', scale: 'fluency' }]);
    expect(systems.map(({ name, score: z }) => [name, z])).toEqual([
      ['a', expect.closeTo(Math.SQRT1_2 / 2, 12)],
      ['b', expect.closeTo(-Math.SQRT1_2 / 2, 12)],
    ]);
  });

  it('tells systems apart that are far apart, by any unit, whoever computes it', async () => {
    const rankings = Array.from({ length: 30 }, (_, at) =>
      fluent(at % 2 === 0 ? 'ann' : 'bob', at % 20, { a: 90 - (at % 7), b: 50 + (at % 9), c: 52 + (at % 6) }),
    );
    for (const unit of ['judgment', 'ranking', 'sentence'] as const) {
      const options = { unit, resamples: 200 };
      const ranking = await rank(rankings, 'direct-assessment', options);
      expect(ranking.systems.map(({ name, cluster }) => [name, cluster])).toMatchObject([
        ['a', 1],
        [expect.any(String), 2],
        [expect.any(String), 2],
      ]);
      for (const { score: z, assessment } of ranking.systems) {
        expect(assessment?.interval[0]).toBeLessThan(z);
        expect(assessment?.interval[1]).toBeGreaterThan(z);
      }
      expect(
        await rank(rankings, 'direct-assessment', {
          ...options,
          runner: inlineRunner({ metric: () => Promise.reject(new Error()) }, { lanes: 3 }),
        }),
      ).toEqual(ranking);
    }
  });

  it('refuses judgments without scores, and systems without a score on a scale', async () => {
    const plain = [
      {
        judge: 'ann',
        sentence: 0,
        outputs: [
          { systems: ['a'], rank: 1 },
          { systems: ['b'], rank: 2 },
        ],
      },
    ];
    const refused = { code: 'NO_SCORES', found: 'judgments without scores' };
    await expect(rank(plain, 'direct-assessment')).rejects.toMatchObject(refused);
    await expect(rank(pairwiseJudgments(plain, 'systems'), 'direct-assessment')).rejects.toMatchObject(refused);
    const partly = [fluent('ann', 0, { a: 1, b: 2 }), scored('ann', 1, { a: { meaning: 3 } })];
    await expect(rank(partly, 'direct-assessment', { file: 'x' })).rejects.toMatchObject({
      code: 'NO_SCORES',
      file: 'x',
      expected: 'scores of every system for meaning',
      found: 'none of b',
    });
    await expect(rank(partly, 'direct-assessment', { scales: ['grammaticality'] })).rejects.toMatchObject({
      found: 'none',
    });
  });
});
