import { expect, it } from 'vitest';
import { pairwiseJudgments, type PairwiseJudgments } from '../judgments/pairwise.js';
import { selectRankings } from '../judgments/select.js';
import { describeGolden, readSharedJson } from '../testing/shared.js';
import { originalExpectedWins } from './expected-wins.js';
import { correlateJudges } from './judge-correlation.js';
import { countPairs } from './pair-counts.js';
import { rankByRuns, type RankingOptions, type SystemRanking } from './rank-by-runs.js';
import { JUDGMENT_DRAWS } from './resample-judgments.js';
import { runScores, runSource } from './run-scores.js';
import { publishedRankings } from './testing/judgments.js';

interface Ranked {
  readonly system: string;
  readonly score: number;
  readonly range: readonly [number, number];
  readonly cluster: number;
}

interface ExpectedWins {
  readonly point: Readonly<Record<string, number>>;
  readonly paper_table3b: readonly Ranked[];
  readonly wins: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly bootstrap_own: { readonly range_counts: RangeCounts };
  readonly bootstrap_20000: {
    readonly mean: Readonly<Record<string, number>>;
    readonly sd: Readonly<Record<string, number>>;
  };
}

/** How often each range came out in repetitions, by system. */
type RangeCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface TrueSkill {
  readonly paper_table3c: readonly Ranked[];
  readonly own_1000_runs: {
    readonly ranking: readonly { readonly system: string; readonly mean: number; readonly sd: number }[];
    readonly range_counts_resampled: RangeCounts;
  };
}

interface Judges {
  readonly judges: Readonly<Record<string, Judge>>;
  readonly leave_one_judge_out_ew: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Judge {
  readonly judge: string;
  readonly n_pairs: number;
  readonly ew_perl: Readonly<Record<string, number>>;
  readonly ew_python: Readonly<Record<string, number>>;
  readonly range_counts_50x1000: RangeCounts;
  readonly cluster_counts_50x1000: Readonly<Record<string, number>>;
}

function ranked(pairs: PairwiseJudgments, options: Partial<RankingOptions>): SystemRanking {
  const all: RankingOptions = {
    ...{ method: 'expected-wins', unit: 'judgment', draws: 'judgments', strictOriginal: false },
    ...{ resamples: 1000, seed: 1, confidence: 0.95, ...options },
  };
  return rankByRuns(
    pairs,
    runScores(runSource(pairs, all), { first: 0, end: all.resamples, seed: all.seed }, all),
    all,
  );
}

/** "A B | C": systems by cluster, best first. */
function shown(systems: readonly { readonly name: string; readonly cluster: number }[]): string {
  return systems
    .map(({ name, cluster }, at) => (at > 0 && cluster !== systems[at - 1].cluster ? `| ${name}` : name))
    .join(' ');
}

const named = (ranking: readonly Ranked[]): { name: string; cluster: number }[] =>
  ranking.map(({ system, cluster }) => ({ name: system, cluster }));

/** Every range is one that came out of repetitions of the original. */
function expectKnownRanges({ systems }: SystemRanking, counts: RangeCounts): void {
  for (const { name, range } of systems) expect(Object.keys(counts[name]), name).toContain(range.join('-'));
}

describeGolden('Rankings equal those of Grundkiewicz et al. (2015)', () => {
  const rankings = publishedRankings();
  const pairs = pairwiseJudgments(rankings, 'systems');
  const counts = countPairs(pairs);

  it('counts wins and scores systems as EW.py does', () => {
    const golden = readSharedJson('golden/human/ew.json') as ExpectedWins;
    counts.systems.forEach((row, at) => {
      counts.systems.forEach((column, across) => {
        if (at !== across) expect(counts.wins[at * counts.systems.length + across]).toBe(golden.wins[row][column]);
      });
    });
    for (const { name, score } of ranked(pairs, { resamples: 1 }).systems) {
      expect(score).toBeCloseTo(golden.point[name], 12);
    }
  });

  it.each(JUDGMENT_DRAWS)('has the order, clusters, ranges and means of Table 3b by draws of %s', (draws) => {
    const golden = readSharedJson('golden/human/ew.json') as ExpectedWins;
    const ranking = ranked(pairs, { draws });
    expect(shown(ranking.systems)).toBe(shown(named(golden.paper_table3b)));
    expectKnownRanges(ranking, golden.bootstrap_own.range_counts);
    golden.paper_table3b.forEach(({ score }, at) => {
      expect(ranking.systems[at].score.toFixed(3)).toBe(score.toFixed(3));
    });
    for (const { name, mean } of ranking.systems) {
      const error = golden.bootstrap_20000.sd[name] / Math.sqrt(1000);
      expect(Math.abs(mean - golden.bootstrap_20000.mean[name]), name).toBeLessThan(4 * error);
    }
  });

  it('has the order and the clusters of Table 3c, and means within their error', () => {
    const golden = readSharedJson('golden/human/ts.json') as TrueSkill;
    const resamples = 200;
    const ranking = ranked(pairs, { method: 'trueskill', resamples });
    expect(shown(ranking.systems)).toBe(shown(named(golden.paper_table3c)));
    for (const { system, mean, sd } of golden.own_1000_runs.ranking) {
      const error = sd * Math.sqrt(1 / resamples + 1 / 1000);
      const rankedSystem = ranking.systems.find(({ name }) => name === system);
      expect(Math.abs((rankedSystem?.mean ?? 0) - mean), system).toBeLessThan(4 * error);
    }
  });

  const { judges, leave_one_judge_out_ew: withoutJudge } = readSharedJson('golden/human/judges.json') as Judges;

  it.each(Object.values(judges))('ranks by $judge as Table 7', (golden) => {
    const judgments = pairwiseJudgments(selectRankings(rankings, { judges: [golden.judge] }), 'systems');
    expect(judgments.outcome).toHaveLength(golden.n_pairs);
    const ranking = ranked(judgments, { confidence: 0.9, strictOriginal: true });
    for (const { name, score } of ranking.systems) expect(score).toBe(golden.ew_perl[name]);
    for (const { name, score } of ranked(judgments, { resamples: 1 }).systems) {
      expect(score).toBeCloseTo(golden.ew_python[name], 12);
    }
    expectKnownRanges(ranking, golden.range_counts_50x1000);
    expect(Object.keys(golden.cluster_counts_50x1000)).toContain(shown(ranking.systems));
  });

  it('correlates judges as Table 6', () => {
    const golden = readSharedJson('golden/human/correl.json') as {
      readonly table6: Readonly<Record<string, number>>;
      readonly rho_bar: number;
      readonly r_bar: number;
    };
    const scores = (selection: Parameters<typeof selectRankings>[1]): Map<string, number> => {
      const pairCounts = countPairs(pairwiseJudgments(selectRankings(rankings, selection), 'systems'));
      const values = originalExpectedWins(pairCounts);
      return new Map(pairCounts.systems.map((name, at) => [name, values[at]]));
    };
    const numbers = Object.keys(judges);
    const { spearman, pearson } = correlateJudges(
      numbers.map((number) => ({
        judge: judges[number].judge,
        judgments: judges[number].n_pairs,
        alone: scores({ judges: [judges[number].judge] }),
        others: scores({ withoutJudges: [judges[number].judge] }),
      })),
    );
    numbers.forEach((number, row) => {
      expect(Object.fromEntries(scores({ withoutJudges: [judges[number].judge] }))).toEqual(withoutJudge[number]);
      expect(spearman.withOthers[row]).toBeCloseTo(golden.table6[`${number}-F`], 9);
      expect(pearson.withOthers[row]).toBeCloseTo(golden.table6[`F-${number}`], 9);
      numbers.forEach((otherNumber, column) => {
        if (row === column) return;
        const { between } = row < column ? spearman : pearson;
        expect(between[row][column]).toBeCloseTo(golden.table6[`${number}-${otherNumber}`], 9);
      });
    });
    expect(spearman.mean).toBeCloseTo(golden.rho_bar, 9);
    expect(pearson.mean).toBeCloseTo(golden.r_bar, 9);
  });
});
