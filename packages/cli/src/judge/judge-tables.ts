import {
  JUDGE_DOUBTS,
  MAJORITY,
  NONE,
  UNANIMOUS,
  figure,
  interval,
  percent,
  type JudgePairAgreement,
  type JudgesAlike,
  type Preferences,
  type SideCounts,
} from '@stet/core/internal';
import { shownP } from '../print/meta/figures.js';
import { left, right, type TableModel } from '../print/table.js';
import { replyTables } from './answer-tables.js';
import type { ItemJudgments, JudgeResult } from './judge-items.js';
import { standingTables } from './standing-tables.js';

/** What models say, by what it is about. */
interface JudgeTables {
  readonly biases: readonly TableModel[];
  readonly systems: readonly TableModel[];
  readonly agreement: readonly TableModel[];
  readonly answers: readonly TableModel[];
}

/** What models say, their biases first: whoever sees those may not need the rest. */
export function judgeTables(judgments: ItemJudgments): JudgeTables {
  const { results, panel, standings } = judgments;
  return {
    biases: [
      doubtTable(results),
      biasTable(results),
      ...positionTables(results),
      ...histogramTables(results),
      preferenceTable(results),
    ],
    systems: standingTables(standings),
    agreement: [...agreementTables(judgments), ...(panel === undefined ? [] : [panelTable(judgments)])],
    answers: replyTables(results),
  };
}

function doubtTable(results: readonly JudgeResult[]): TableModel {
  return {
    title: 'Doubts',
    columns: [left('Judge'), left('Doubt')],
    rows: results.flatMap(({ judge, report }) =>
      report.doubts.length === 0
        ? [[judge, 'none of those that are looked for']]
        : report.doubts.map((doubt) => [judge, JUDGE_DOUBTS[doubt]]),
    ),
  };
}

function biasTable(results: readonly JudgeResult[]): TableModel {
  const titles = ['By position', 'p', 'Flipped', 'Loosened', 'Pairs', 'Tied', 'Copies tied', 'Source won'];
  return {
    title: 'Biases',
    columns: [left('Judge'), ...titles.map(right)],
    rows: results.map(({ judge, report: { position, flips, controls, preferences } }) => [
      judge,
      position === undefined ? NONE : percent(position.share, 1),
      shownP(position?.p),
      shareOf(flips?.flipped, flips?.pairs),
      shareOf(flips?.loosened, flips?.pairs),
      String(preferences.pairs),
      shareOf(preferences.ties, preferences.pairs),
      shareOf(controls?.copiesTied, controls?.copies),
      shareOf(controls?.sourcesWon, controls?.sources),
    ]),
    notes: [
      'By position: the share of the spread of points that the position of an output accounts for, and how likely so much is',
      'by chance. Flipped: pairs that each output wins once when they are shown the other way round; loosened: pairs that tie',
      'once. Tied: pairs with the same points. Copies tied: hidden copies of an output with its points. Source won: hidden',
      'sources ahead of all corrections, of those in which people see an error where people judged. All in percent.',
    ],
  };
}

function shareOf(count: number | undefined, total: number | undefined): string {
  return count === undefined || total === undefined || total === 0 ? NONE : percent(count / total, 1);
}

function positionTables(results: readonly JudgeResult[]): TableModel[] {
  const positions = Math.max(...results.map(({ report }) => report.position?.means.length ?? 0));
  if (positions <= 0) return [];
  return [
    {
      title: 'Points above the mean of the question, by position',
      columns: [left('Judge'), ...Array.from({ length: positions }, (_, at) => right(String(at + 1)))],
      rows: results.map(({ judge, report }) => [
        judge,
        ...Array.from({ length: positions }, (_, at) => figure(report.position?.means.at(at), 2)),
      ]),
    },
  ];
}

function histogramTables(results: readonly JudgeResult[]): TableModel[] {
  const levels = [...new Set(results.flatMap(({ report }) => report.histogram.map(({ points }) => points)))].sort(
    (a, b) => a - b,
  );
  if (levels.length === 0) return [];
  return [
    {
      title: 'How often each number of points was given',
      columns: [left('Judge'), ...levels.map((points) => right(String(points)))],
      rows: results.map(({ judge, report }) => [
        judge,
        ...levels.map((level) => String(report.histogram.find(({ points }) => points === level)?.count ?? 0)),
      ]),
    },
  ];
}

function preferenceTable(results: readonly JudgeResult[]): TableModel {
  const people = results.at(0)?.report.peoplesPreferences;
  const rows = [
    ...results.map(({ judge, report }) => ({ judge, preferences: report.preferences })),
    ...(people === undefined ? [] : [{ judge: 'people', preferences: people }]),
  ];
  const isRelated = rows.some(({ preferences: { related } }) => related.wins + related.ties + related.losses > 0);
  const cells = ({ longer, unchanged, related, lengthCorrelation }: Preferences): string[] => [
    ...sideCells(longer),
    ...sideCells(unchanged),
    ...(isRelated ? sideCells(related) : []),
    figure(lengthCorrelation, 2),
  ];
  const titles = ['Longer wins', 'Unchanged wins', ...(isRelated ? ['Related wins'] : [])];
  return {
    title: 'What is preferred',
    columns: [left('Judge'), ...[...titles.flatMap((title) => [title, 'Decided']), 'Length r'].map(right)],
    rows: rows.map(({ judge, preferences }) => [judge, ...cells(preferences)]),
    notes: [
      'In percent of the pairs that are decided. A preference is a bias only where people who judge the same do not share it.',
    ],
  };
}

function sideCells({ wins, losses }: SideCounts): string[] {
  return [shareOf(wins, wins + losses), String(wins + losses)];
}

function agreementTables({ results, agreement, people = [] }: ItemJudgments): TableModel[] {
  if (agreement === undefined) return [];
  const judges = [...results.map(({ judge }) => judge), MAJORITY, UNANIMOUS];
  const isModel = (name: string): boolean => judges.includes(name);
  const rows = agreement.pairs.filter(
    ({ judges: [first, second], comparisons }) =>
      comparisons > 0 && first !== second && (people.includes(first) || people.includes(second)),
  );
  const [models, persons] = [true, false].map((withModel) =>
    rows.filter(({ judges: names }) => names.some(isModel) === withModel),
  );
  const cells = ({ judges: names, kappa, comparisons, observed }: JudgePairAgreement): string[] => [
    ...names.toSorted((a, b) => Number(isModel(b)) - Number(isModel(a))),
    figure(kappa.value, 2),
    interval(kappa.interval),
    figure(observed, 2),
    String(comparisons),
  ];
  return [
    {
      title: 'Agreement with people, and of people with each other',
      columns: [left('Judge'), left('Judge'), ...['Kappa', '95 %', 'Same', 'Comparisons'].map(right)],
      rows: [...judges.flatMap((name) => models.filter(({ judges: names }) => names.includes(name))), ...persons].map(
        cells,
      ),
      notes: [
        'Unexpanded pairs; chance is symmetric. A model above the kappa of people is not better than people: it agrees with',
        'one of them more than another one does.',
      ],
    },
    {
      title: 'Pairs ordered as people order them',
      columns: [
        left('Judge'),
        ...['Decided', 'Accuracy', '95 %', 'tau NoTies', '95 %'].map(right),
        ...['HTies', 'WMT12', 'WMT13', 'acc-eq', 'tau-b'].map(right),
      ],
      rows: results.flatMap(({ judge, alike, alikeWithoutRelated }) => [
        ...alikeRow(judge, alike),
        ...alikeRow(`${judge}, without related systems`, alikeWithoutRelated),
      ]),
      notes: [
        'Decided: pairs that people do not call a tie; where the judge ties, accuracy counts it as wrong. Intervals are over',
        'sentences; the other columns are taus, and one accuracy, under other rules for ties.',
      ],
    },
  ];
}

const TIE_RULES = ['hties', 'wmt12', 'wmt13', 'accEq', 'tauB'] as const;

function alikeRow(judge: string, alike: JudgesAlike | undefined): string[][] {
  if (alike === undefined) return [];
  const { decided, accuracy, taus } = alike;
  return [
    [
      judge,
      String(decided),
      figure(accuracy.value),
      interval(accuracy.interval),
      figure(taus.noties.value),
      interval(taus.noties.interval),
      ...TIE_RULES.map((rule) => figure(taus[rule].value)),
    ],
  ];
}

function panelTable({ panel }: ItemJudgments): TableModel {
  const { pairs = 0, unanimous, split } = panel ?? {};
  return {
    title: 'The judges together',
    columns: ['Pairs', 'Unanimous', 'Without a majority'].map(right),
    rows: [[String(pairs), shareOf(unanimous, pairs), shareOf(split, pairs)]],
  };
}
