import type { ScorePart } from '../metrics/metric.js';
import type {
  NamedTest,
  ReportedScore,
  Scoreboard,
  ScoredMetric,
  ScoredSystem,
  SignificanceReport,
} from '../scoring/scoreboard.js';
import { percent } from '../tables/percent.js';
import { shownP } from '../tables/shown-p.js';
import { leftColumn as left, rightColumn as right, type TableModel } from '../tables/table-model.js';

/** The tables of a scoreboard: one for all systems, and what else was asked for. */
export function scoreTables(board: Scoreboard, digits = 2): TableModel[] {
  const { metrics, systems } = board;
  return [
    leaderboard(board, digits),
    ...metrics.flatMap((metric) => [
      ...levelTables(metric, systems, digits),
      ...sentenceTables(metric, systems, digits),
    ]),
  ];
}

/** All systems, best first: one metric with its score parts, or the values of several. */
export function leaderboard({ metrics, systems, significance }: Scoreboard, digits: number): TableModel {
  const table = metrics.length === 1 ? partsTable : valuesTable;
  return table(metrics, systems, significance, digits);
}

/** One metric with its score parts. */
function partsTable(
  [metric]: readonly ScoredMetric[],
  systems: readonly ScoredSystem[],
  significance: SignificanceReport | undefined,
  digits: number,
): TableModel {
  const tests = significance === undefined ? [] : testColumns(significance, digits);
  return {
    columns: [
      left('System'),
      ...metric.parts.map(({ title }) => right(title)),
      ...tests.map(({ title }) => right(title)),
    ],
    rows: systems.map(({ name, scores }) => {
      const score = scores[metric.name];
      return [
        name,
        ...metric.parts.map((part) => shownPart(score.parts, part, digits)),
        ...tests.map(({ cell }) => cell(score)),
      ];
    }),
    notes: notes([metric], significance),
  };
}

/** Several metrics, each with its value, marked where it differs from the baseline. */
function valuesTable(
  metrics: readonly ScoredMetric[],
  systems: readonly ScoredSystem[],
  significance: SignificanceReport | undefined,
  digits: number,
): TableModel {
  const cells = ({ scores }: ScoredSystem): string[] =>
    metrics.flatMap((metric) => {
      const score = scores[metric.name];
      const value = shownPart(score.parts, valuePart(metric), digits);
      if (significance === undefined) return [value];
      return [`${value}${mark(score.tests?.baseline)}`, shownInterval(score, digits)];
    });
  return {
    columns: [
      left('System'),
      ...metrics.flatMap((metric) => {
        const { title } = valuePart(metric);
        const value = right(title.toLowerCase() === metric.name ? title : `${metric.name} ${title}`);
        return significance === undefined ? [value] : [value, right(intervalTitle(significance))];
      }),
    ],
    rows: systems.map((system) => [system.name, ...cells(system)]),
    notes: notes(metrics, significance),
  };
}

export function valuePart({ parts, name }: Pick<ScoredMetric, 'parts' | 'name'>): ScorePart {
  return parts.find(({ key }) => key === 'value') ?? { key: 'value', title: name, kind: 'percent' };
}

/** A part of a score as tables show it; an en dash where the score does not have it. */
function shownPart(parts: Readonly<Record<string, unknown>>, { key, kind }: ScorePart, digits: number): string {
  const value = parts[key];
  if (typeof value !== 'number') return '–';
  return kind === 'percent' ? percent(value, digits) : kind === 'count' ? String(value) : value.toFixed(digits);
}

interface TestColumn {
  readonly title: string;
  readonly cell: (score: ReportedScore) => string;
}

function testColumns(significance: SignificanceReport, digits: number): TestColumn[] {
  return [
    { title: intervalTitle(significance), cell: (score) => shownInterval(score, digits) },
    { title: `vs ${significance.baseline}`, cell: ({ tests }) => shownTest(tests?.baseline, digits) },
    { title: 'vs next', cell: ({ tests }) => shownTest(tests?.next, digits) },
  ];
}

function intervalTitle({ confidence }: SignificanceReport): string {
  return `${Number((confidence * 100).toFixed(4))} % interval`;
}

function shownInterval({ confidenceInterval }: ReportedScore, digits: number): string {
  if (confidenceInterval === undefined) return '–';
  return confidenceInterval.map((bound) => percent(bound, digits)).join(' to ');
}

function shownTest(test: NamedTest | undefined, digits: number): string {
  if (test === undefined) return '–';
  const sign = test.difference < 0 ? '−' : '+';
  return `${sign}${percent(Math.abs(test.difference), digits)} (p ${shownP(test.randomisation)})${mark(test)}`;
}

function mark(test: NamedTest | undefined): string {
  if (test === undefined || test.randomisation >= 0.05) return '';
  return test.randomisation < 0.001 ? '***' : test.randomisation < 0.01 ? '**' : '*';
}

function notes(metrics: readonly ScoredMetric[], significance: SignificanceReport | undefined): string[] {
  const signatures = metrics.map(({ signature }) => signature);
  if (significance === undefined) return signatures;
  const { resamples, seed, baseline } = significance;
  const marked = metrics.length === 1 ? '' : ` Marks: against ${baseline}.`;
  return [
    `Intervals: the score on ${resamples} random draws of the sentences (bootstrap, seed ${seed}).`,
    `p: how often a difference as large comes from swapping the two systems' sentences at random (${resamples} trials).`,
    `* p < .05, ** p < .01, *** p < .001. Without a mark the difference may well be chance.${marked}`,
    ...signatures,
  ];
}

const LEVEL_PARTS: readonly ScorePart[] = [
  { key: 'precision', title: 'P', kind: 'percent' },
  { key: 'recall', title: 'R', kind: 'percent' },
  { key: 'value', title: 'F', kind: 'percent' },
];

export function levelTables({ name }: ScoredMetric, systems: readonly ScoredSystem[], digits: number): TableModel[] {
  const rows = systems.flatMap((system) => {
    const { levels } = system.scores[name];
    if (levels === undefined) return [];
    return (['detection', 'recognition', 'correction'] as const).map((level) => [
      system.name,
      level,
      ...LEVEL_PARTS.map((part) => shownPart({ ...levels[level] }, part, digits)),
      ...LEVEL_PARTS.map((part) => shownPart({ ...levels[level].withBonus }, part, digits)),
    ]);
  });
  if (rows.length === 0) return [];
  const titles = LEVEL_PARTS.map(({ title }) => title);
  return [
    {
      title: `${name}: detection, recognition, correction`,
      columns: [left('System'), left('Level'), ...[...titles, ...titles.map((title) => `${title} +bonus`)].map(right)],
      rows,
    },
  ];
}

const ANNOTATOR: ScorePart = { key: 'annotator', title: 'Annotator', kind: 'count' };

function sentenceTables({ name, parts }: ScoredMetric, systems: readonly ScoredSystem[], digits: number): TableModel[] {
  const first = systems.at(0)?.scores[name].sentences?.at(0);
  if (first === undefined) return [];
  const present = [ANNOTATOR, ...parts].filter(({ key }) => Object.hasOwn(first, key));
  return [
    {
      title: `${name}: each sentence by itself`,
      columns: [left('System'), right('Sentence'), ...present.map(({ title }) => right(title))],
      rows: systems.flatMap((system) =>
        (system.scores[name].sentences ?? []).map((score, at) => [
          system.name,
          String(at + 1),
          ...present.map((part) => shownPart({ ...score }, part, digits)),
        ]),
      ),
    },
  ];
}
