import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Counts } from './counts.js';
import { gainAndLoss, improvement, scoreAspect } from './scores.js';

const score = (counts: Counts, beta = 0.5): ReturnType<typeof scoreAspect> =>
  scoreAspect(counts, 'correction', { beta, weight: 2 });
const rounded = (...values: readonly number[]): number[] => values.map((value) => Math.round(value * 10_000) / 100);

describe('scoreAspect(counts, aspect, weights)', () => {
  it.each<[string, Counts, number[]]>([
    ['the baseline', [0, 6, 0, 4, 0, 6, 4], [100, 0, 0, 60, 60]],
    ['S1', [4, 5, 1, 0, 0, 6, 4], [80, 100, 83.33, 90, 86.67]],
    ['S2', [1, 6, 0, 3, 0, 6, 4], [100, 25, 62.5, 70, 72.73]],
    ['S3', [1, 5, 1, 3, 0, 6, 4], [50, 25, 41.67, 60, 58.33]],
    ['S4', [4, 0, 6, 0, 0, 6, 4], [40, 100, 45.45, 40, 40]],
  ])('scores %s of Felice & Briscoe 2015, Table 8', (_, counts, expected) => {
    const { precision, recall, f, acc, wacc } = score(counts);
    expect(rounded(precision, recall, f, acc, wacc)).toEqual(expected);
  });

  it.each<[string, Counts, number[]]>([
    ['UFC', [19, 13062, 7, 665, 2, 0, 0], [73.08, 2.78, 12.06, 95.13, 95.09]],
    ['CUUI', [290, 12697, 337, 553, 34, 0, 0], [46.25, 34.4, 43.27, 93.82, 91.86]],
    ['NTHU', [196, 12620, 521, 575, 54, 0, 0], [27.34, 25.42, 26.93, 92.48, 89.44]],
  ])('scores %s of Table 11 from its counts', (_, counts, expected) => {
    const { precision, recall, f, acc, wacc } = score(counts);
    expect(rounded(precision, recall, f, acc, wacc)).toEqual(expected);
  });

  it('takes a wrong correction of a real error as detected', () => {
    expect(scoreAspect([2, 5, 3, 4, 1, 0, 0], 'detection', { beta: 1, weight: 2 })).toMatchObject({
      ...{ tp: 3, tn: 5, fp: 2, fn: 3, fpn: 0 },
      ...{ precision: 3 / 5, recall: 1 / 2 },
    });
  });

  it('calls nothing perfect', () => {
    expect(score([0, 0, 0, 0, 0, 0, 0])).toMatchObject({ precision: 1, recall: 1, f: 1, acc: 1, wacc: 1, i: 1 });
  });
});

describe('improvement(wacc, baseline)', () => {
  it.each([
    ['1 for a text that is right and left alone', 1, 1, 1],
    ['0 for no change', 0.6, 0.6, 0],
    ['0 where nothing was right and nothing is', 0, 0, 0],
    ['1 for a perfect text', 1, 0.6, 1],
    ['the way to perfect above the baseline', 0.8, 0.6, 0.5],
    ['the way to nothing below it', 0.3, 0.6, -0.5],
    ['-1 for a text without a right word', 0, 0.6, -1],
  ])('is %s (Felice & Briscoe 2015, Table 9)', (_, wacc, baseline, expected) => {
    expect(improvement(wacc, baseline)).toBeCloseTo(expected, 12);
  });

  it('lies between -1 and 1, and has the sign of the change', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (wacc, baseline) => {
        const value = improvement(wacc, baseline);
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        if (wacc !== baseline && value !== 0) expect(Math.sign(value)).toBe(Math.sign(wacc - baseline));
      }),
    );
  });
});

describe('gainAndLoss(counts, aspect, weight)', () => {
  it('has weighted accuracy as the gain over both', () => {
    const counts: fc.Arbitrary<Counts> = fc
      .tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9))
      .map(([tp, tn, fp, fn, fpn]) => [tp, tn + 1, fp + fpn, fn + fpn, fpn, 0, 0]);
    fc.assert(
      fc.property(counts, fc.constantFrom('detection' as const, 'correction' as const), (generated, aspect) => {
        const [gain, loss] = gainAndLoss(generated, aspect, 2);
        expect(gain / (gain + loss)).toBeCloseTo(scoreAspect(generated, aspect, { beta: 1, weight: 2 }).wacc, 12);
      }),
    );
  });
});
