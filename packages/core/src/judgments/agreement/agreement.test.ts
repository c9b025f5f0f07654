import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ranking } from '../ranking.js';
import { judgeAgreement, type JudgeAgreement } from './agreement.js';

/** A ranking of outputs that one system each made: `'A1 B2 C2'`. */
function ranked(judge: string, sentence: number, outputs: string): Ranking {
  return {
    judge,
    sentence,
    outputs: outputs.split(' ').map((output) => ({ systems: [output.slice(0, -1)], rank: Number(output.slice(-1)) })),
  };
}

const none = { resamples: 0, minimum: 0 };

describe('judgeAgreement(rankings)', () => {
  // Ann and Bob meet at A and B in sentences 0, 1 and 2, and at A and C in 0.
  const rankings = [
    ranked('ann', 0, 'A1 B2 C1'),
    ranked('bob', 0, 'A1 B3 C2'),
    ranked('ann', 1, 'A2 B1'),
    ranked('bob', 1, 'A1 B1'),
    ranked('ann', 2, 'A1 B2'),
    ranked('bob', 2, 'A4 B5'),
    // Elsewhere they saw other outputs.
    ranked('ann', 3, 'A1 B2'),
    ranked('bob', 3, 'A1 C2'),
    ranked('bob', 4, 'A1 B2'),
  ];

  it('compares judgments of the same two outputs for the same sentence', () => {
    const { pairs, inter, intra, sentences } = judgeAgreement(rankings, none);
    const [, annBob] = pairs;
    // Sentence 0: A<B and A<B, A=C and A<C, B>C and B>C; 1: A>B and A=B; 2: A<B and A<B.
    expect(annBob).toMatchObject({
      judges: ['ann', 'bob'],
      agreements: 3,
      comparisons: 5,
      units: 5,
      labels: [5, 2, 3],
      observed: 0.6,
      counted: true,
    });
    expect(annBob.expected).toBeCloseTo(0.25 + 0.04 + 0.09, 12);
    expect(annBob.kappa.value).toBeCloseTo((0.6 - 0.38) / 0.62, 12);
    expect(inter.kappa.value).toBe(annBob.kappa.value);
    expect(inter.pooled).toEqual({ value: annBob.kappa.value, comparisons: 5 });
    expect(inter.alpha.units).toBe(5);
    expect(intra).toEqual({ kappa: {}, comparisons: 0, pooled: { comparisons: 0 }, alpha: { units: 0 } });
    expect(sentences).toBe(5);
  });

  it('compares each label of a judge who ranked a pair again with each of the other, and with each other', () => {
    const { pairs, inter, intra } = judgeAgreement(
      [ranked('ann', 0, 'A1 B2'), ranked('ann', 0, 'A2 B1'), ranked('ann', 0, 'A1 B3'), ranked('bob', 0, 'A1 B2')],
      none,
    );
    const [annAnn, annBob, bobBob] = pairs;
    expect(annAnn).toMatchObject({ agreements: 1, comparisons: 3, units: 1, labels: [2, 0, 1] });
    expect(annBob).toMatchObject({ agreements: 2, comparisons: 3, units: 1, labels: [3, 0, 1] });
    expect(bobBob).toMatchObject({ comparisons: 0, kappa: {}, counted: false });
    expect(intra.kappa.value).toBe(annAnn.kappa.value);
    // For alpha only the first label of a judge counts between judges.
    expect(inter.alpha.value).toBe(1);
    expect(intra.alpha).toEqual({ value: 0, units: 1 });
  });

  it('does not count cells with too few comparisons', () => {
    const { pairs, inter } = judgeAgreement(rankings, { ...none, minimum: 6 });
    expect(pairs[1].counted).toBe(false);
    expect(inter.kappa).toEqual({});
    expect(inter.degree).toBeUndefined();
    expect(inter.pooled.comparisons).toBe(5);
    expect(judgeAgreement(rankings, { ...none, minimum: 5 }).pairs[1].counted).toBe(true);
  });

  it('is full when judges only ever tie, though chance would do that too', () => {
    const { inter } = judgeAgreement([ranked('ann', 0, 'A1 B1'), ranked('bob', 0, 'A3 B3')], none);
    expect(inter).toMatchObject({ kappa: { value: 1 }, alpha: { value: 1 }, degree: 'Almost perfect' });
  });

  it.each<[string, readonly Ranking[], readonly string[]]>([
    ['no rankings', [], []],
    ['one judge', [ranked('ann', 0, 'A1 B2')], ['ann']],
    ['one system', [ranked('ann', 0, 'A1'), ranked('bob', 0, 'A1')], ['ann', 'bob']],
    ['judges who never meet', [ranked('ann', 0, 'A1 B2'), ranked('bob', 1, 'A1 B2')], ['ann', 'bob']],
  ])('is nothing for %s', (_, rankings, judges) => {
    const agreement = judgeAgreement(rankings, { minimum: 0, resamples: 10 });
    expect(agreement.judges).toEqual(judges);
    expect(agreement.inter.kappa).toEqual({});
    expect(agreement.intra.kappa).toEqual({});
    expect(agreement.inter.alpha).toEqual({ units: 0 });
  });

  const ranks = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 });
  const anyRankings = fc.array(
    fc.record({ judge: fc.constantFrom('ann', 'bob', 'cy'), sentence: fc.nat({ max: 3 }), ranks }),
    { maxLength: 12 },
  );
  const named = (drawn: readonly { judge: string; sentence: number; ranks: number[] }[], names: string): Ranking[] =>
    drawn.map(({ judge, sentence, ranks }) =>
      ranked(judge, sentence, ranks.map((rank, at) => `${names[at]}${rank}`).join(' ')),
    );

  it('does not depend on the names of systems where chance is symmetric', () => {
    const kappas = ({ pairs, inter, intra }: JudgeAgreement): (number | undefined)[] =>
      [...pairs.map(({ kappa }) => kappa), inter.pooled, inter.alpha, intra.pooled, intra.alpha].map(
        (estimate) => estimate.value,
      );
    fc.assert(
      fc.property(anyRankings, fc.constantFrom('CBA', 'BCA', 'ACB'), (drawn, names) => {
        const options = { ...none, chance: 'symmetric' as const };
        const original = kappas(judgeAgreement(named(drawn, 'ABC'), options));
        const renamed = kappas(judgeAgreement(named(drawn, names), options));
        original.forEach((value, at) => {
          if (value === undefined) expect(renamed[at]).toBeUndefined();
          else expect(renamed[at]).toBeCloseTo(value, 12);
        });
      }),
    );
  });

  it('expects no less agreement by chance from names than from symmetry', () => {
    fc.assert(
      fc.property(anyRankings, (drawn) => {
        const expected = (chance: 'names' | 'symmetric'): number[] =>
          judgeAgreement(named(drawn, 'ABC'), { ...none, chance }).pairs.map((pair) => pair.expected ?? 0);
        const symmetric = expected('symmetric');
        expected('names').forEach((value, at) => {
          expect(value).toBeGreaterThanOrEqual(symmetric[at] - 1e-12);
        });
      }),
    );
  });

  it('gives the same intervals for the same seed, and others for another', () => {
    const many = Array.from({ length: 40 }, (_, at) => [
      ranked('ann', at, at % 3 === 0 ? 'A1 B2 C2' : 'A2 B1 C1'),
      ranked('bob', at, at % 7 === 0 ? 'A1 B2 C3' : 'A2 B1 C2'),
    ]).flat();
    const interval = (seed: number): unknown => judgeAgreement(many, { resamples: 50, seed }).inter.kappa.interval;
    expect(interval(7)).toEqual(interval(7));
    expect(interval(7)).not.toEqual(interval(8));
  });

  it('resamples sentences whole', () => {
    // In each sentence everybody says the same, or the opposite, of two pairs: no resample can have one without the other.
    const whole = [0, 1].flatMap((sentence) => [
      ranked('ann', sentence, 'A1 B2 C3'),
      ranked('bob', sentence, sentence === 0 ? 'A1 B2 C3' : 'A3 B2 C1'),
    ]);
    const { inter } = judgeAgreement(whole, { minimum: 0, resamples: 200, confidence: 0.99, chance: 'symmetric' });
    expect(inter.pooled.value).toBe(0);
    expect(inter.pooled.interval).toEqual([-1, 1]);
  });
});
