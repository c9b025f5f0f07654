import { describe, expect, it } from 'vitest';
import type { JudgedEdit, Verdict } from '../../judged-edit.js';
import type { Ranking } from '../../ranking.js';
import { editAgreement } from './edit-agreement.js';

const page = (judge: string, verdicts: readonly (Verdict | null)[], extra: Partial<JudgedEdit> = {}): Ranking => ({
  ...{ sentence: 0, judge },
  outputs: [
    {
      ...{ systems: ['A'], rank: 1 },
      edits: verdicts.map((verdict, at) => ({ start: at, end: at + 1, correction: 'x', verdict, ...extra })),
    },
  ],
});

describe('editAgreement(rankings)', () => {
  it('compares verdicts on the same edit, of two judges and of one with itself', () => {
    const { inter, intra, pairs, sentences } = editAgreement([
      page('bo', ['right', 'wrong', 'right', 'wrong']),
      page('ann', ['right', 'right', 'right', 'right']),
      page('ann', ['right', 'right', 'wrong', 'right']),
    ]);
    expect(sentences).toBe(1);
    expect(inter).toMatchObject({ comparisons: 8, agreements: 3, observed: 3 / 8 });
    expect(intra).toMatchObject({ comparisons: 4, agreements: 3 });
    expect(pairs.map(({ judges }) => judges)).toEqual([
      ['ann', 'ann'],
      ['ann', 'bo'],
    ]);
    // Ann: 7 right, 1 wrong; Bo: 4 and 4. By chance 7/8 × 1/2 + 1/8 × 1/2 = 1/2; pooled (11/16)² + (5/16)².
    expect(inter.cohen.value).toBeCloseTo((3 / 8 - 1 / 2) / (1 / 2), 12);
    const chance = (11 / 16) ** 2 + (5 / 16) ** 2;
    expect(inter.pi.value).toBeCloseTo((3 / 8 - chance) / (1 - chance), 12);
  });

  it('does not compare what has no verdict or no place, nor other edits', () => {
    const said = page('ann', ['right']);
    for (const other of [
      page('bo', [null]),
      page('bo', ['right'], { unplaced: true }),
      page('bo', ['right'], { end: 2 }),
    ]) {
      const { inter } = editAgreement([said, other]);
      expect(inter).toEqual({ comparisons: 0, agreements: 0, cohen: {}, pi: {} });
    }
  });

  it('takes unnecessary for a verdict of its own', () => {
    expect(editAgreement([page('ann', ['wrong']), page('bo', ['unnecessary'])]).inter).toMatchObject({ agreements: 0 });
  });

  it('is 1 where all agree, with an interval that is the same for the same seed', () => {
    const rankings = [page('ann', ['right', 'wrong']), page('bo', ['right', 'wrong'])];
    const { inter } = editAgreement(rankings, { resamples: 10, seed: 4 });
    expect(inter.cohen).toEqual({ value: 1, interval: [1, 1] });
    expect(editAgreement(rankings, { resamples: 10, seed: 4 }).inter).toEqual(inter);
  });
});
