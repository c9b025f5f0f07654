import {
  metricTitle,
  sentinelNote,
  NONE,
  figure,
  interval,
  type AdjustedMetricTest,
  type Aggregation,
  type Correlations,
  type MetricTests,
  type SubsetCorrelations,
} from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';
import { share, shownP } from './figures.js';

/** How far each metric agrees with people about systems, the best first. */
export function correlationTable(evaluation: Correlations): TableModel {
  const { n, human, aggregation, confidence, resamples, seed, systemLevel, without } = evaluation;
  const rows = (systemLevel.correlations ?? []).toSorted(
    (a, b) => (b.pearson.value ?? -Infinity) - (a.pearson.value ?? -Infinity),
  );
  const level = share(confidence);
  return {
    title: `Systems (n = ${n}), human scores: ${human.name}`,
    columns: [
      left('Metric'),
      ...["Pearson's r", level, 'bootstrap', "Spearman's rho", level, 'bootstrap', 'tau-b', 'Pairs right'].map(right),
    ],
    rows: rows.map(({ metric, pearson, spearman, kendall, pairwiseAccuracy, bootstrap }) => [
      metricTitle(metric),
      ...[figure(pearson.value), interval(pearson.interval), interval(bootstrap.pearson)],
      ...[figure(spearman.value), interval(spearman.interval), interval(bootstrap.spearman)],
      ...[figure(kendall.tauB), figure(pairwiseAccuracy)],
    ]),
    notes: [
      ...aggregationNote(aggregation),
      `Intervals: Fisher's z, and ${resamples} draws of the systems (seed ${seed}).`,
      ...(without.length === 0 ? [] : [`Without ${without.join(', ')}.`]),
      ...(evaluation.metrics.some(({ sentinel }) => sentinel === true) ? [sentinelNote] : []),
    ],
  };
}

function aggregationNote(aggregation: Aggregation): string[] {
  return aggregation === 'corpus' ? [] : [`Scores of systems by metrics: ${AGGREGATION_TITLES[aggregation]}.`];
}

const AGGREGATION_TITLES: Readonly<Record<Exclude<Aggregation, 'corpus'>, string>> = {
  mean: 'means of their sentence scores',
  'expected-wins': 'Expected Wins of their sentence scores, all pairs of systems on each sentence',
  trueskill: 'TrueSkill of their sentence scores, one pass over the sentences in order, pairs of systems by name',
};

/** How sure the correlations are of other systems, of other sentences, and of both. */
export function intervalTable({ n, confidence, resamples, seed, systemLevel }: Correlations): TableModel[] {
  const { intervals, correlations = [] } = systemLevel;
  if (intervals === undefined) return [];
  const drawn = ['systems', 'sentences', 'both'] as const;
  return [
    {
      title: `${share(confidence)} intervals (n = ${n}) over draws of the systems, of the sentences, and of both`,
      columns: [left('Metric'), ...["Pearson's r", ...drawn, "Spearman's rho", ...drawn].map(right)],
      rows: intervals.metrics.map(({ metric, pearson, spearman }) => {
        const values = correlations.find((correlation) => correlation.metric === metric);
        return [
          ...[metricTitle(metric), figure(values?.pearson.value), ...drawn.map((units) => interval(pearson[units]))],
          ...[figure(values?.spearman.value), ...drawn.map((units) => interval(spearman[units]))],
        ];
      }),
      notes: [
        `BOOT-SYSTEMS, BOOT-INPUTS and BOOT-BOTH of Deutsch et al. (2021): ${resamples} draws, seed ${seed}.`,
        intervals.redrawsHuman
          ? "People's Expected Wins are computed again for the sentences drawn."
          : "People's scores stay as they are: they cannot be computed again for the sentences drawn.",
      ],
    },
  ];
}

/** The correlations without each system, and without outliers. */
export function leaveOneOutTable({ metrics, systemLevel: { robustness } }: Correlations): TableModel[] {
  if (robustness === undefined) return [];
  const { leaveOneOut, spread, withoutOutliers } = robustness;
  const { outliers } = spread;
  return [
    {
      title: 'Without each system',
      columns: [left('Without'), ...subsetColumns(metrics)],
      rows: [
        ...leaveOneOut.map((subset) => [subset.without, ...subsetCells(subset)]),
        ...(withoutOutliers === null ? [] : [[`outliers: ${outliers.join(', ')}`, ...subsetCells(withoutOutliers)]]),
      ],
      notes: [
        outliers.length === 0
          ? 'No outliers: no human score is more than 2.5 robust deviations from the median.'
          : `Outliers: human scores more than 2.5 robust deviations from the median, ${figure(spread.median)}.`,
      ],
    },
  ];
}

function subsetColumns(metrics: Correlations['metrics']): ReturnType<typeof right>[] {
  return metrics.flatMap(({ name }) => [right(`${metricTitle(name)} r`), right('rho')]);
}

function subsetCells({ metrics }: SubsetCorrelations): string[] {
  return metrics.flatMap(({ pearson, spearman }) => [figure(pearson), figure(spearman)]);
}

/** Which metric correlates better than which: Figure 2 of Chollampatt & Ng (2018). */
export function testTables(
  { metrics, confidence, systemLevel: { tests } }: Correlations,
  details: boolean,
): TableModel[] {
  if (tests === undefined || metrics.length < 2) return [];
  const kinds: [title: string, metricTests: MetricTests][] = [
    ["Pearson's r", tests.pearson],
    ["Spearman's rho", tests.spearman],
  ];
  return kinds.flatMap(([title, metricTests]) => [
    matrixTable(title, metricTests),
    ...(details ? [detailTable(title, metricTests, confidence)] : []),
  ]);
}

function matrixTable(title: string, { tests, ranks }: MetricTests): TableModel {
  const names = ranks.map(({ name }) => name);
  const cell = (better: string, worse: string): string =>
    shownP(tests.find((test) => test.better === better && test.worse === worse)?.williams?.oneSided);
  return {
    title: `Is the metric of the row better than that of the column? Williams' test for ${title}`,
    columns: [left('Metric'), right('Value'), ...names.map((name) => right(metricTitle(name))), right('Rank')],
    rows: ranks.map(({ name, value, rank }) => [
      metricTitle(name),
      figure(value),
      ...names.map((column) => cell(name, column)),
      String(rank),
    ]),
    notes: ['One-sided p. Ranks: metrics that a permutation test tells apart at 0.05.'],
  };
}

function detailTable(title: string, { tests }: MetricTests, confidence: number): TableModel {
  const titles = ['Difference', share(confidence), 't', 'p', 'p two-sided', 'p by Holm', 'p by permutation', 'n'];
  const cells = (test: AdjustedMetricTest): string[] => [
    ...[figure(test.difference), interval(test.interval), figure(test.williams?.t)],
    ...[test.williams?.oneSided, test.williams?.twoSided, test.adjusted, test.permutation?.p].map(shownP),
    String(test.n),
  ];
  return {
    title: `Differences of ${title}`,
    columns: [left('Better'), left('Worse'), ...titles.map(right)],
    rows: tests.map((test) => [metricTitle(test.better), metricTitle(test.worse), ...cells(test)]),
    notes: ["p: Williams' test, one-sided. Interval: Zou (2007). Permutation: PERM-BOTH, one-sided."],
  };
}

/** Correlations among neighbours in the human order, and among the best. */
export function windowTables({ metrics, systemLevel: { windows } }: Correlations): TableModel[] {
  if (windows === undefined) return [];
  const columns = [left('Systems'), ...subsetColumns(metrics)];
  const row = (subset: SubsetCorrelations): string[] => [shownSystems(subset.systems), ...subsetCells(subset)];
  return [
    ...windows.windows
      .filter(({ runs }) => runs.length > 0)
      .map(({ width, runs }) => ({ title: `Windows of ${width} systems`, columns, rows: runs.map(row) })),
    {
      title: 'The best systems only',
      columns: [right('n'), ...columns],
      rows: windows.top.map((subset) => [String(subset.systems.length), ...row(subset)]),
    },
  ];
}

function shownSystems(systems: readonly string[]): string {
  return systems.length === 0 ? NONE : `${systems[0]} to ${systems[systems.length - 1]}`;
}

/** Each judge against the others: what a metric can hope for. */
export function ceilingTable({ systemLevel: { ceiling } }: Correlations): TableModel[] {
  if (ceiling === undefined || ceiling === null) return [];
  const { judges, judgments, pearson, spearman } = ceiling;
  return [
    {
      title: 'One judge against the others: what a metric can hope for',
      columns: [left('Judge'), right('Judgments'), right("Pearson's r"), right("Spearman's rho")],
      rows: [
        ...judges.map((judge, at) => [
          ...[judge, String(judgments[at])],
          ...[pearson.withOthers[at], spearman.withOthers[at]].map((value) => figure(value)),
        ]),
        ['mean', '', figure(pearson.mean), figure(spearman.mean)],
      ],
      groups: [judges.length],
      notes: ['Expected Wins of the systems by each judge alone; the mean is weighted by judgments.'],
    },
  ];
}
