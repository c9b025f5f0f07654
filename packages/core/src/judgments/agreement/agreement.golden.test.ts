import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { readJudgments } from '../formats/read.js';
import { judgeAgreement } from './agreement.js';

interface Cell {
  readonly kappa: number;
  readonly comparisons: number;
  readonly agreements: number;
  readonly shared_keys: number;
  readonly labels: Partial<Record<'<' | '=' | '>', number>>;
  readonly PA: number | null;
  readonly PE: number | null;
}

interface Golden {
  readonly inter: number;
  readonly inter_weight: number;
  readonly intra: number;
  readonly intra_weight: number;
  readonly judge_names: readonly string[];
  readonly pairs: Readonly<Record<string, Cell>>;
  readonly extra: Readonly<Record<'pooled_inter' | 'pooled_intra', { kappa: number; comparisons: number }>>;
}

/** What the original program counts in the published judgments; Table 2 of Grundkiewicz et al. (2015). */
describeGolden('judgeAgreement(rankings) gives Table 2', () => {
  const golden = readSharedJson('golden/human/agreement.json') as Golden;
  const { judges, inter, intra, pairs } = judgeAgreement(readJudgments(readShared('data/human/judgments.xml')));

  it('for the judges of the paper', () => {
    expect(judges).toEqual(golden.judge_names);
    expect(pairs).toHaveLength(36);
  });

  it.each(Object.entries(golden.pairs))('between judges %s', (name, cell) => {
    const names = name.split('-').map((number) => golden.judge_names[Number(number) - 1]);
    const pairAgreement = pairs.find(({ judges: [first, second] }) => first === names[0] && second === names[1]);
    expect(pairAgreement).toMatchObject({
      agreements: cell.agreements,
      comparisons: cell.comparisons,
      units: cell.shared_keys,
      labels: (['<', '=', '>'] as const).map((label) => cell.labels[label] ?? 0),
      counted: cell.comparisons >= 50,
    });
    if (cell.PA === null || cell.PE === null) {
      expect(pairAgreement).toMatchObject({ kappa: {} });
      expect(pairAgreement).not.toHaveProperty('observed');
    } else {
      expect(pairAgreement?.observed).toBeCloseTo(cell.PA, 12);
      expect(pairAgreement?.expected).toBeCloseTo(cell.PE, 12);
      expect(pairAgreement?.kappa.value).toBeCloseTo(cell.kappa, 12);
    }
  });

  it('over all of them', () => {
    expect(inter.kappa.value).toBeCloseTo(golden.inter, 12);
    expect(intra.kappa.value).toBeCloseTo(golden.intra, 12);
    expect([inter.comparisons, intra.comparisons]).toEqual([golden.inter_weight, golden.intra_weight]);
    expect([inter.degree, intra.degree]).toEqual(['Weak', 'Moderate']);
  });

  it('and the pooled kappas', () => {
    const { pooled_inter, pooled_intra } = golden.extra;
    expect(inter.pooled.value).toBeCloseTo(pooled_inter.kappa, 12);
    expect(inter.pooled.comparisons).toBe(pooled_inter.comparisons);
    expect(intra.pooled.value).toBeCloseTo(pooled_intra.kappa, 12);
    expect(intra.pooled.comparisons).toBe(pooled_intra.comparisons);
  });

  it('with intervals around the figures', () => {
    for (const { kappa, pooled, alpha } of [inter, intra]) {
      for (const { value = NaN, interval: [low, high] = [NaN, NaN] } of [kappa, pooled, alpha]) {
        expect(low).toBeLessThan(value);
        expect(high).toBeGreaterThan(value);
      }
    }
  });
});
