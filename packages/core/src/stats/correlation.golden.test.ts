import { expect, it } from 'vitest';
import { describeGolden, readSharedJson } from '../testing/shared.js';
import { averageRanks } from './average-ranks.js';
import { concordanceOf } from './concordance.js';
import { kendall, pearson, spearman } from './correlation.js';
import { accuracyWithTies, tauC, tauEq } from './kendall.js';

interface ToyTies {
  readonly gold: readonly number[];
  readonly metric: readonly number[];
  readonly mtme: Readonly<Record<'b' | 'c' | '23' | 'acc23', number>>;
  readonly counts: Readonly<Record<'C' | 'D' | 'metric_tie_only' | 'human_tie_only' | 'both', number>>;
  readonly spearman: number;
  readonly pearson: number;
  readonly ranks_gold: readonly number[];
  readonly ranks_metric: readonly number[];
}

describeGolden('two columns with ties, as mt-metrics-eval correlates them', () => {
  const { toy_ties: toy } = readSharedJson('golden/meta/modern.json') as { toy_ties: ToyTies };
  const counts = concordanceOf(toy.gold, toy.metric);

  it('have these ranks and pairs', () => {
    expect([...averageRanks(toy.gold)]).toEqual(toy.ranks_gold);
    expect([...averageRanks(toy.metric)]).toEqual(toy.ranks_metric);
    expect(counts).toEqual({
      concordant: toy.counts.C,
      discordant: toy.counts.D,
      firstTies: toy.counts.human_tie_only,
      secondTies: toy.counts.metric_tie_only,
      bothTies: toy.counts.both,
    });
  });

  it('have these correlations', () => {
    expect(pearson(toy.gold, toy.metric)).toBeCloseTo(toy.pearson, 12);
    expect(spearman(toy.gold, toy.metric)).toBeCloseTo(toy.spearman, 12);
    expect(kendall(toy.gold, toy.metric)).toBeCloseTo(toy.mtme.b, 12);
    expect(tauC(toy.gold, toy.metric)).toBeCloseTo(toy.mtme.c, 12);
    expect(tauEq(counts)).toBeCloseTo(toy.mtme['23'], 12);
    expect(accuracyWithTies(counts)).toBeCloseTo(toy.mtme.acc23, 12);
  });
});
