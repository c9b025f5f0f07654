import {
  metricTitle,
  accuracyRules,
  NONE,
  figure,
  interval,
  tieConventions,
  type AccuracyRule,
  type Correlations,
  type MetaSection,
  type SentenceLevel,
  type TieConvention,
} from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';
import { share, shownP } from './figures.js';

const TITLES: Readonly<Record<TieConvention, string>> = {
  hties: 'HTies',
  noties: 'NoTies',
  wmt12: 'WMT12',
  wmt13: 'WMT13',
  tauA: 'tau-a',
  tauEq: 'tau-eq',
  accEq: 'acc-eq',
  seeda: 'SEEDA',
  accuracy: 'accuracy',
};

/** The two that Chollampatt & Ng (2018) show, and the one that WMT has used since 2023. */
const SHOWN: readonly TieConvention[] = ['hties', 'noties', 'accEq'];
const PUBLISHED: readonly TieConvention[] = ['hties', 'noties'];

/** The table of one kind for a set of pairs; undefined if it was not computed. */
type PairTable = (level: SentenceLevel, name: string, evaluation: Correlations) => TableModel | undefined;

const tauTable: PairTable = ({ taus }, name, { confidence, resamples, seed }) => {
  if (taus === undefined) return undefined;
  const level = share(confidence);
  const unpublished = tieConventions.filter((convention) => !PUBLISHED.includes(convention));
  const stars = (convention: TieConvention, metric: string): string => (taus.winners[convention] === metric ? '*' : '');
  return {
    title: `Sentences, ${name}`,
    columns: [
      left('Metric'),
      ...PUBLISHED.flatMap((convention) => [right(TITLES[convention]), right(level)]),
      ...unpublished.map((convention) => right(TITLES[convention])),
      right('tau-b'),
      right('Metric ties'),
    ],
    rows: taus.metrics.map(({ metric, taus: metricTaus, spread, metricTies }) => [
      metricTitle(metric),
      ...PUBLISHED.flatMap((convention) => [
        `${figure(metricTaus[convention].tau)}${stars(convention, metric)}`,
        interval(spread[convention].interval),
      ]),
      ...unpublished.map((convention) => figure(metricTaus[convention].tau)),
      figure(metricTaus.tauB.tau),
      String(metricTies),
    ]),
    notes: [
      `${taus.n} pairs of ${taus.sentences} sentences; people tie ${taus.humanTies} of them.`,
      `Intervals: ${resamples} draws of the sentences (seed ${seed}). * above the intervals of all others.`,
    ],
  };
};

const rankDistanceTable: PairTable = ({ ranks }, name) => {
  if (ranks === undefined || ranks.length === 0) return undefined;
  const distances = [...new Set(ranks.flatMap((metric) => metric.distances.map(({ distance }) => distance)))].sort(
    (a, b) => a - b,
  );
  const pairsAt = (distance: number): number =>
    ranks[0].distances.find((candidate) => candidate.distance === distance)?.n ?? 0;
  return {
    title: `Agreement by rank distance, ${name}`,
    columns: [left('Metric'), ...distances.map((distance) => right(`${distance} (n = ${pairsAt(distance)})`))],
    rows: ranks.map(({ metric, distances: agreements }) => [
      metricTitle(metric),
      ...distances.map((distance) => figure(agreements.find((candidate) => candidate.distance === distance)?.accuracy)),
    ]),
    notes: [
      'The share of pairs that the metric puts in the order of people; its ties are wrong. By pair of ranks: in --json.',
    ],
  };
};

const RELATIONS = ['better', 'tie', 'worse'];

const contingencyTable: PairTable = ({ taus }, name) =>
  taus && {
    title: `What people and metrics say, ${name}`,
    columns: [left('Metric'), left('People'), ...RELATIONS.map((relation) => right(`metric ${relation}`))],
    rows: taus.metrics.flatMap(({ metric, contingency }) =>
      contingency.map((counts, row) => [metricTitle(metric), RELATIONS[row], ...counts.map(String)]),
    ),
    notes: ['Of the system or output whose name sorts first.'],
  };

const tauTestTable: PairTable = ({ tests }, name, { confidence, resamples }) => {
  if (tests === undefined) return undefined;
  const titles = ['Difference', share(confidence), 'Not ahead', 'p'];
  return {
    title: `Differences of taus, ${name}`,
    columns: [left('Ties'), left('Better'), left('Worse'), ...titles.map(right)],
    rows: SHOWN.flatMap((convention) =>
      tests[convention].map((test) => [
        ...[TITLES[convention], metricTitle(test.better), metricTitle(test.worse), figure(test.difference)],
        ...[interval(test.interval, 3), figure(test.notAhead), shownP(test.permutation)],
      ]),
    ),
    notes: [
      `Interval, and share of draws on which the better one is not ahead: ${resamples} draws of the sentences. ` +
        'p: two-sided, by swapping the two for random sentences.',
    ],
  };
};

const rowTable: PairTable = ({ rows }, name, { resamples, seed }) => {
  if (rows === undefined) return undefined;
  return {
    title: `Intervals from draws of single pairs, ${name}`,
    columns: [left('Metric'), ...PUBLISHED.flatMap((convention) => [right(TITLES[convention]), right('±')])],
    rows: rows.metrics.map(({ metric, intervals }) => [
      metricTitle(metric),
      ...PUBLISHED.flatMap((convention) => {
        const bounds = intervals[convention];
        const star = rows.winners[convention] === metric ? '*' : '';
        return [`${interval(bounds, 3)}${star}`, figure(bounds === null ? null : (bounds[1] - bounds[0]) / 2)];
      }),
    ]),
    notes: [
      `As Chollampatt & Ng (2018) draw them: ${resamples} times, seed ${seed}. Pairs of one sentence are not ` +
        'independent, so these intervals are too narrow.',
    ],
  };
};

const judgeTable: PairTable = ({ judges }, name) => {
  if (judges === undefined) return undefined;
  const titles = PUBLISHED.flatMap((convention) => [TITLES[convention], 'pairs', 'others']);
  return {
    title: `Each judge, ${name}`,
    columns: [left('Metric'), left('Judge'), ...titles.map(right)],
    rows: judges.flatMap(({ metric, judges: judgeTaus }) =>
      judgeTaus.map(({ judge, alone: taus, others }) => [
        metricTitle(metric),
        judge,
        ...PUBLISHED.flatMap((convention) => [
          figure(taus[convention].tau),
          String(taus[convention].n),
          figure(others[convention].tau),
        ]),
      ]),
    ),
    notes: ["Others: the tau of all judgments but this judge's."],
  };
};

const groupTable: PairTable = ({ groups }, name) => {
  if (groups === undefined) return undefined;
  const titles = SHOWN.flatMap((convention) => [TITLES[convention], 'by sentence', 'by system']);
  return {
    title: `Mean taus of groups, ${name}`,
    columns: [left('Metric'), ...titles.map(right)],
    rows: groups.map(({ metric, groups: groupTaus }) => [
      metricTitle(metric),
      ...SHOWN.flatMap((convention) => {
        const { none, item, system } = groupTaus[convention];
        return [none, item, system].map(({ tau }) => figure(tau));
      }),
    ]),
    notes: ['The tau of all pairs; the mean over sentences; the mean over systems. Groups without a tau are left out.'],
  };
};

const calibrationTable: PairTable = ({ calibration }, name) => {
  if (calibration === undefined) return undefined;
  const titles = ['Epsilon', 'acc-eq', 'at 0', 'held out'];
  return {
    title: `Tie calibration, ${name}`,
    columns: [left('Metric'), ...titles.map(right), ...titles.map((title) => right(`${title}, by sentence`))],
    rows: calibration.map(({ metric, pooled, bySentence }) => [
      metricTitle(metric),
      ...[pooled, bySentence].flatMap((calibrated) => [
        calibrated === null ? NONE : String(Number(calibrated.epsilon.toPrecision(4))),
        ...[calibrated?.accuracy, calibrated?.uncalibrated, calibrated?.heldOut].map((value) => figure(value, 4)),
      ]),
    ]),
    notes: [
      'Scores no further apart than epsilon tie. Held out: epsilon from one half of the sentences, accuracy on the other.',
    ],
  };
};

const PAIR_TABLES = {
  taus: tauTable,
  'rank-distance': rankDistanceTable,
  contingency: contingencyTable,
  'tau-tests': tauTestTable,
  rows: rowTable,
  judges: judgeTable,
  groups: groupTable,
  calibration: calibrationTable,
} as const satisfies Partial<Record<MetaSection, PairTable>>;

/** The tables of a section, for pairs of systems and for pairs of outputs. */
export function sentenceTables(section: keyof typeof PAIR_TABLES, evaluation: Correlations): TableModel[] {
  const { sentenceLevel } = evaluation;
  if (sentenceLevel === null) return [];
  const table = PAIR_TABLES[section];
  return [
    table(sentenceLevel.expanded, 'pairs of systems (expanded)', evaluation),
    table(sentenceLevel.unexpanded, 'pairs of outputs (unexpanded)', evaluation),
  ].filter((shown) => shown !== undefined);
}

/** Accuracy and tau by each of the rules in use, each with its name. */
export function accuracyTable({ sentenceLevel, confidence, resamples, seed }: Correlations): TableModel[] {
  const accuracy = sentenceLevel?.accuracy;
  if (accuracy === undefined) return [];
  const rules = Object.entries(accuracyRules) as [AccuracyRule, (typeof accuracyRules)[AccuracyRule]][];
  const level = share(confidence);
  return rules.map(([rule, { title, definition }]) => ({
    title: `Accuracy and tau of sentences, rule: ${title}`,
    columns: [
      left('Metric'),
      ...['Accuracy', level, 'tau', level, 'Agree', 'Disagree', 'Metric ties', 'Pairs'].map(right),
    ],
    rows: accuracy.map(({ metric, rules: agreements }) => {
      const { n, agree, disagree, metricTies, accuracy: agreed, tau } = agreements[rule];
      return [
        metricTitle(metric),
        ...[figure(agreed.value), interval(agreed.interval), figure(tau.value), interval(tau.interval)],
        ...[agree, disagree, metricTies, n].map(String),
      ];
    }),
    notes: [`Over ${definition}.`, `Intervals: ${resamples} draws of the sentences (seed ${seed}).`],
  }));
}

export function softAccuracyTable({ sentenceLevel, resamples, seed }: Correlations): TableModel[] {
  const soft = sentenceLevel?.softAccuracy;
  if (soft === undefined) return [];
  return [
    {
      title: 'Soft pairwise accuracy',
      columns: [left('Metric'), right('SPA')],
      rows: soft.metrics.map(({ metric, softPairwiseAccuracy }) => [metricTitle(metric), figure(softPairwiseAccuracy)]),
      notes: [
        `${soft.pairs} pairs of systems; ${resamples} flips of ${soft.sentences} sentences, seed ${seed}. ` +
          "People's side: who was judged better, not scores.",
      ],
    },
  ];
}
