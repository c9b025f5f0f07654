import { metricTitle, percent, rankingMethods, type RankedSystem, type SystemRanking } from '@stet/core/internal';
import type { ComparedPairs, CountedRanking, MetricRanking, MetricReport } from '../ranking/metric-rankings.js';
import { rankingTable, shownCorrelation, shownScore } from './ranking-tables.js';
import { left, right, type TableModel } from './table.js';

const PAIRS: Readonly<Record<ComparedPairs, string>> = {
  all: 'all pairs of systems',
  judged: 'the pairs that people judged',
};

/** A ranking by each metric and, where there are judgments, by people, and all of them side by side. */
export function metricRankingTables(report: MetricReport): TableModel[] {
  const { people, metrics } = report;
  return [
    ...(people === undefined ? [] : [{ ...rankingTable(people), title: 'People' }]),
    ...metrics.map(metricTable),
    ...(people === undefined ? [] : [sideBySide(people, metrics)]),
  ];
}

/** How a ranking by a metric is called. */
export function rankingHeading({ metric, pairs }: MetricRanking): string {
  return `${metricTitle(metric)} as a judge: ${PAIRS[pairs]}`;
}

function metricTable(ranked: MetricRanking): TableModel {
  const { notes = [], ...table } = rankingTable(ranked);
  return {
    ...table,
    title: rankingHeading(ranked),
    notes: [tieNote(ranked), ...orderNote(ranked), ...notes, ranked.signature],
  };
}

function tieNote({ metric, counts: { judgments, decided }, sameText }: MetricRanking): string {
  const share = (count: number): string => `${percent(count / judgments, 1)} %`;
  return `${metricTitle(metric)} ties ${share(judgments - decided)} of the pairs; in ${share(sameText)} the two texts are the same.`;
}

/** One pass depends on the order, so it is stated. */
function orderNote({ ranking: { method }, pairs }: MetricRanking): string[] {
  if (method !== 'trueskill:one-pass') return [];
  const order = pairs === 'all' ? 'sentences as they stand in the corpus' : 'judgments as they stand in their file';
  return [`Order of the pass: ${order}, pairs of systems by name.`];
}

/** Clusters and scores of each ranking, in the order of people. */
function sideBySide({ ranking }: CountedRanking, metrics: readonly MetricRanking[]): TableModel {
  const cells = (system: RankedSystem | undefined): string[] =>
    system === undefined ? ['–', '–'] : [String(system.cluster), shownScore(system.score)];
  const find = ({ systems }: SystemRanking, name: string): RankedSystem | undefined =>
    systems.find((system) => system.name === name);
  const correlated = (name: string, kind: 'pearson' | 'spearman'): string[] => [
    name,
    ...['', ''],
    ...metrics.flatMap(({ withPeople }) => ['', shownCorrelation(withPeople?.[kind] ?? null)]),
  ];
  return {
    title: 'Side by side',
    columns: [
      left('System'),
      right('#'),
      right('People'),
      ...metrics.flatMap(({ metric, pairs }) => [
        right('#'),
        right(pairs === 'all' ? metricTitle(metric) : `${metricTitle(metric)}, judged`),
      ]),
    ],
    rows: [
      ...ranking.systems.map((system) => [
        system.name,
        ...cells(system),
        ...metrics.flatMap((metric) => cells(find(metric.ranking, system.name))),
      ]),
      correlated("Pearson's r with people", 'pearson'),
      correlated("Spearman's rho with people", 'spearman'),
    ],
    groups: [ranking.systems.length],
    notes: [
      `#: clusters; scores by ${rankingMethods[ranking.method].title}. judged: only the pairs that people judged.`,
    ],
  };
}
