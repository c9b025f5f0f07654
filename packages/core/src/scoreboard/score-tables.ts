import type { ScorePart } from '../metrics/metric.js';
import { skippedText } from '../corpus/skipped-edits.js';
import { metricTitle } from '../metrics/registry.js';
import { scoreName } from '../metrics/score-name.js';
import { scoreParts, valuePart } from '../metrics/score-parts.js';
import type { NamedTest, Scoreboard, ScoredMetric, ScoredSystem, SignificanceReport } from '../scoring/scoreboard.js';
import { percent, shownP, signed } from '../tables/percent.js';
import { plainPercent } from '../text/fixed.js';
import { shownBounds, shownNumber, shownPart } from './shown-score.js';
import { ENGLISH_SCORE_TABLES, type ScoreTableWords } from './score-table-words.js';
import { typeTables } from './type-tables.js';
import { leftColumn as left, rightColumn as right, type TableModel } from '../tables/table-model.js';

/** The tables of a scoreboard: one for all systems, and what else was asked for. */
export function scoreTables(board: Scoreboard, digits = 2, words = ENGLISH_SCORE_TABLES): TableModel[] {
  const { metrics, systems } = board;
  return [
    leaderboard(board, digits, words),
    ...metrics.flatMap((metric) => [
      ...levelTables(metric, systems, digits, words),
      ...typeTables(board, metric, digits, words),
      ...sentenceTables(metric, systems, digits, words),
    ]),
  ];
}

interface Column {
  readonly title: string;
  readonly cell: (scores: ScoredSystem['scores']) => string;
}

/** All systems, best first: one metric with its score parts, or the values of several. */
export function leaderboard(
  { metrics, systems, significance }: Scoreboard,
  digits: number,
  words = ENGLISH_SCORE_TABLES,
): TableModel {
  const columns = metrics.length === 1 ? partColumns(metrics[0]) : metrics.flatMap(valueColumns);
  return {
    columns: [left(words.system), ...columns.map(({ title }) => right(title))],
    rows: systems.map(({ name, scores }) => [name, ...columns.map(({ cell }) => cell(scores))]),
    notes: notes(metrics, significance, words),
  };

  /** One metric with its score parts and tests. */
  function partColumns(metric: ScoredMetric): Column[] {
    const { name, parts } = metric;
    const shown = parts.map((part) => ({
      title: part.title,
      cell: (scores: ScoredSystem['scores']) => shownPart(scores[name].parts, part, digits, words),
    }));
    if (significance === undefined) return shown;
    const test = (title: string, against: 'baseline' | 'next'): Column => ({
      title,
      cell: (scores) => shownTest(scores[name].tests?.[against], valuePart(metric), digits, words),
    });
    return [
      ...shown,
      intervalColumn(metric, significance),
      test(words.versus(significance.baseline), 'baseline'),
      test(words.versusNext, 'next'),
    ];
  }

  /** One of several metrics with its value, marked where it differs from the baseline. */
  function valueColumns(metric: ScoredMetric): Column[] {
    const { name } = metric;
    const part = valuePart(metric);
    const value: Column = {
      title: scoreName(metric),
      cell: (scores) => `${shownPart(scores[name].parts, part, digits, words)}${mark(scores[name].tests?.baseline)}`,
    };
    return significance === undefined ? [value] : [value, intervalColumn(metric, significance)];
  }

  function intervalColumn(metric: ScoredMetric, { confidence }: SignificanceReport): Column {
    return {
      title: words.interval(words.figure(plainPercent(confidence))),
      cell: (scores) => shownBounds(scores[metric.name].confidenceInterval, valuePart(metric), digits, words),
    };
  }
}

function shownTest(
  test: NamedTest | undefined,
  { kind }: ScorePart,
  digits: number,
  { figure }: ScoreTableWords,
): string {
  if (test === undefined) return '–';
  const difference = signed(test.difference, (size) => shownNumber(size, kind, digits));
  return `${figure(difference)} (p ${figure(shownP(test.randomisation))})${mark(test)}`;
}

function mark(test: NamedTest | undefined): string {
  if (test === undefined || test.randomisation >= 0.05) return '';
  return test.randomisation < 0.001 ? '***' : test.randomisation < 0.01 ? '**' : '*';
}

function notes(
  metrics: readonly ScoredMetric[],
  significance: SignificanceReport | undefined,
  words: ScoreTableWords,
): string[] {
  const signatures = metrics.map(({ signature }) => signature);
  if (significance === undefined) return signatures;
  const { resamples, seed, baseline } = significance;
  return [
    words.drawnIntervals(words.figure(String(resamples)), seed),
    words.pValues(words.figure(String(resamples))),
    metrics.length === 1 ? words.marks : `${words.marks} ${words.marksAgainst(baseline)}`,
    ...signatures,
  ];
}

const LEVEL_PARTS = scoreParts('percent', { precision: 'P', recall: 'R', value: 'F' });

export function levelTables(
  { name }: ScoredMetric,
  systems: readonly ScoredSystem[],
  digits: number,
  words = ENGLISH_SCORE_TABLES,
): TableModel[] {
  const rows = systems.flatMap((system) => {
    const { levels } = system.scores[name];
    if (levels === undefined) return [];
    return (['detection', 'recognition', 'correction'] as const).map((level) => [
      system.name,
      words.levels[level],
      ...LEVEL_PARTS.map((part) => shownPart({ ...levels[level] }, part, digits, words)),
      ...LEVEL_PARTS.map((part) => shownPart({ ...levels[level].withBonus }, part, digits, words)),
    ]);
  });
  if (rows.length === 0) return [];
  const titles = LEVEL_PARTS.map(({ title }) => title);
  return [
    {
      title: words.byLevel(metricTitle(name)),
      columns: [left(words.system), left(words.level), ...[...titles, ...titles.map(words.withBonus)].map(right)],
      rows,
    },
  ];
}

function sentenceTables(
  { name, parts }: ScoredMetric,
  systems: readonly ScoredSystem[],
  digits: number,
  words: ScoreTableWords,
): TableModel[] {
  const first = systems.at(0)?.scores[name].sentences?.at(0);
  if (first === undefined) return [];
  const annotator: ScorePart = { key: 'annotator', title: words.annotator, kind: 'count' };
  const present = [annotator, ...parts].filter(({ key }) => Object.hasOwn(first, key));
  return [
    {
      title: words.bySentence(metricTitle(name)),
      columns: [left(words.system), right(words.sentence), ...present.map(({ title }) => right(title))],
      rows: systems.flatMap((system) =>
        (system.scores[name].sentences ?? []).map((score, at) => [
          system.name,
          String(at + 1),
          ...present.map((part) => shownPart({ ...score }, part, digits, words)),
        ]),
      ),
    },
  ];
}

type Warned = Pick<Scoreboard, 'inexact' | 'notices' | 'skipped'>;

/**
 * What readers of the scores should know: notices on the data, edits that were left out, and a sentence for each score that may be too low because
 * not every reference could be tried; see `nameOptions`.
 */
export function scoreWarnings({ inexact, notices, skipped }: Warned): string[] {
  return [
    ...inexact.map(
      ({ metric, system, sentences, bounds: [low, high] }) =>
        `${metricTitle(metric)} of ${system} is inexact: ${sentences} ${sentences === 1 ? 'sentence has' : 'sentences have'} more references than could be tried, and a better one may exist. Its exact value lies between ${percent(Math.floor(low * 10_000) / 10_000, 2)} and ${percent(Math.ceil(high * 10_000) / 10_000, 2)}. Raise {{maxReferences}}.`,
    ),
    ...notices,
    ...skipped.map(skippedText),
  ];
}
