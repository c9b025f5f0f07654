import {
  tieConventions,
  type Correlations,
  type MetaSection,
  type SentenceLevel,
  type TieConvention,
} from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';
import { NONE, figure, interval, share, shownP } from './figures.js';

const TITLES: Readonly<Record<TieConvention, string>> = {
  hties: 'HTies',
  noties: 'NoTies',
  wmt12: 'WMT12',
  wmt13: 'WMT13',
  tauA: 'tau-a',
  tauEq: 'tau-eq',
  accEq: 'acc-eq',
  seeda: 'SEEDA',
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
      metric,
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

const RELATIONS = ['better', 'tie', 'worse'];

const contingencyTable: PairTable = ({ taus }, name) =>
  taus && {
    title: `What people and metrics say, ${name}`,
    columns: [left('Metric'), left('People'), ...RELATIONS.map((relation) => right(`metric ${relation}`))],
    rows: taus.metrics.flatMap(({ metric, contingency }) =>
      contingency.map((counts, row) => [metric, RELATIONS[row], ...counts.map(String)]),
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
        ...[TITLES[convention], test.better, test.worse, figure(test.difference)],
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
      metric,
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
        metric,
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
      metric,
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
      metric,
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

export function softAccuracyTable({ sentenceLevel, resamples, seed }: Correlations): TableModel[] {
  const soft = sentenceLevel?.softAccuracy;
  if (soft === undefined) return [];
  return [
    {
      title: 'Soft pairwise accuracy',
      columns: [left('Metric'), right('SPA')],
      rows: soft.metrics.map(({ metric, softPairwiseAccuracy }) => [metric, figure(softPairwiseAccuracy)]),
      notes: [
        `${soft.pairs} pairs of systems; ${resamples} flips of ${soft.sentences} sentences, seed ${seed}. ` +
          "People's side: who was judged better, not scores.",
      ],
    },
  ];
}
