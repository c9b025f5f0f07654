import { expect, it } from 'vitest';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import { describeGolden, readSharedJson } from '../testing/shared.js';
import { clusterHits, majorityBound, orderHits, tieShare } from './accuracy.js';
import { countPairs } from './pair-counts.js';
import { publishedRankings } from './testing/judgments.js';
import { foldJudgments, joinValidation, validateFold, type ValidationOptions } from './validate.js';

const OPTIONS: ValidationOptions = {
  ...{ folds: 100, foldsBy: 'judgment', resamples: 100 },
  ...{ confidence: 0.95, seed: 1, strictOriginal: false },
};

interface Golden {
  readonly total_ordering: {
    readonly in_sample_EW: number;
    readonly in_sample_TS: number;
    readonly majority_bound: number;
    readonly ew_point: { readonly mean: number; readonly sd: number };
    readonly ts_one_run: { readonly mean: number };
  };
  readonly clusters_EW: {
    readonly ew_clusters_proper: { readonly cluster_patterns: Readonly<Record<string, number>> };
    readonly paper_EW_clusters_on_all_data: number;
    readonly paper_TS_clusters_on_all_data: number;
  };
  readonly clusters_TS: {
    readonly ts_clusters_proper: { readonly patterns: Readonly<Record<string, number>> };
  };
  readonly baseline_all_ties: number;
}

describeGolden('Validation equals Table 4 where it can be repeated', () => {
  const golden = readSharedJson('golden/human/accuracy.json') as Golden;
  const pairs = pairwiseJudgments(publishedRankings(), 'systems');
  const counts = countPairs(pairs);
  const published = (path: string, table: string): { system: string; cluster: number }[] =>
    (readSharedJson(path) as Record<string, { system: string; cluster: number }[]>)[table];
  const tables = [
    published('golden/human/ew.json', 'paper_table3b'),
    published('golden/human/ts.json', 'paper_table3c'),
  ];

  it('knows what is trivial', () => {
    expect(tieShare(counts)).toBeCloseTo(golden.baseline_all_ties, 12);
    expect(majorityBound(counts)).toBeCloseTo(golden.total_ordering.majority_bound, 12);
  });

  it('scores the published orders and clusters on all judgments', () => {
    const orders = tables.map((table) => table.map(({ system }) => pairs.names.indexOf(system)));
    const clusters = tables.map((table) =>
      pairs.names.map((name) => table.find(({ system }) => system === name)?.cluster ?? 0),
    );
    const share = ({ right, of }: { right: number; of: number }): number => right / of;
    expect(orders.map((order) => share(orderHits(counts, order)))).toEqual([
      expect.closeTo(golden.total_ordering.in_sample_EW, 12),
      expect.closeTo(golden.total_ordering.in_sample_TS, 12),
    ]);
    expect(clusters.map((clusterOfSystem) => share(clusterHits(counts, clusterOfSystem)))).toEqual([
      expect.closeTo(golden.clusters_EW.paper_EW_clusters_on_all_data, 12),
      expect.closeTo(golden.clusters_EW.paper_TS_clusters_on_all_data, 12),
    ]);
  });

  // One resample leaves the clusters aside, so that all folds take little time.
  const ordering = (method: 'expected-wins' | 'trueskill'): number => {
    const options = { ...OPTIONS, resamples: 1 };
    const folded = foldJudgments(pairs, options);
    const folds = Array.from({ length: 100 }, (_, tested) => validateFold(folded, tested, method, options));
    return joinValidation(counts, [{ method, folds }]).methods[0].total ?? 0;
  };

  it('predicts held-out judgments by Expected Wins as well as the repetitions of it', () => {
    const { mean, sd } = golden.total_ordering.ew_point;
    expect(Math.abs(ordering('expected-wins') - mean)).toBeLessThan(5 * sd);
  });

  it('predicts held-out judgments by TrueSkill as well as the repetitions of it', () => {
    // Three repetitions differ by 3e-4.
    expect(Math.abs(ordering('trueskill') - golden.total_ordering.ts_one_run.mean)).toBeLessThan(1e-3);
  });

  it('finds clusters by 100 resamples that the repetitions found', () => {
    const folded = foldJudgments(pairs, OPTIONS);
    const shown = (method: 'expected-wins' | 'trueskill', tested: number): string =>
      validateFold(folded, tested, method, OPTIONS)
        .partition.map((members) => members.join(' '))
        .join(' | ');
    const patterns = golden.clusters_EW.ew_clusters_proper.cluster_patterns;
    const found = Array.from({ length: 10 }, (_, tested) => shown('expected-wins', tested));
    expect(found.filter((pattern) => Object.keys(patterns).includes(pattern)).length).toBeGreaterThanOrEqual(8);
    expect(shown('trueskill', 0)).toBe(Object.keys(golden.clusters_TS.ts_clusters_proper.patterns)[0]);
  });
});
