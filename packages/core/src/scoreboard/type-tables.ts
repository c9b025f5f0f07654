import { ERRANT_TYPES, typeAtDepth } from '../edits/errant/types.js';
import type { ScorePart } from '../metrics/metric.js';
import { metricTitle } from '../metrics/registry.js';
import { scoreParts, valuePart } from '../metrics/score-parts.js';
import type { TypeScore } from '../scoring/score-types.js';
import type { Scoreboard, ScoredMetric } from '../scoring/scoreboard.js';
import { leftColumn as left, rightColumn as right, type TableModel } from '../tables/table-model.js';
import { plainPercent } from '../text/fixed.js';
import { ENGLISH_SCORE_TABLES } from './score-table-words.js';
import { shownBounds, shownPart } from './shown-score.js';

const COUNT_TITLES = { tp: 'TP', fp: 'FP', fn: 'FN' };

const OUTCOMES = ['hit', 'wrong', 'under', 'over'] as const;

/** At every depth, a type of ERRANT is one that it gives, or its operation or category. */
const KNOWN = new Set(ERRANT_TYPES.flatMap((type) => ([1, 2, 3] as const).map((depth) => typeAtDepth(type, depth))));
const isKnown = (type: string): boolean => KNOWN.has(type);

interface Column {
  readonly title: string;
  readonly cell: (type: TypeScore) => string;
}

/** Edits of each type: how many are right, wrong and missed, and the ratios, with intervals where there are any. */
export function typeTables(
  { systems, significance }: Scoreboard,
  metric: ScoredMetric,
  digits: number,
  words = ENGLISH_SCORE_TABLES,
): TableModel[] {
  const rows = systems.flatMap(({ name, scores }) => (scores[metric.name].types ?? []).map((type) => ({ name, type })));
  if (rows.length === 0) return [];
  // Weights are no whole numbers.
  const isWhole = rows.every(({ type: { tp, fp, fn } }) => Number.isInteger(tp + fp) && Number.isInteger(fn));
  const counts = scoreParts(isWhole ? 'count' : 'number', COUNT_TITLES);
  const shown = (part: ScorePart): Column => ({
    title: part.title,
    cell: ({ shares, ...type }) => shownPart({ ...type, ...shares }, part, digits, words),
  });
  const ratio = (key: keyof NonNullable<TypeScore['intervals']>, title: string): Column[] => {
    const part: ScorePart = { key, title, kind: 'percent' };
    if (significance === undefined) return [shown(part)];
    const interval = words.intervalOf(words.figure(plainPercent(significance.confidence)), title);
    return [
      shown(part),
      { title: interval, cell: ({ intervals }) => shownBounds(intervals?.[key], part, digits, words) },
    ];
  };
  // A score that shows the shares of outcomes shows them by type too.
  const showsShares = metric.parts.some(({ key }) => key === 'under');
  const columns = showsShares
    ? [
        ...OUTCOMES.flatMap((key) => ratio(key, words.outcomes[key])),
        ...ratio('value', valuePart(metric).title),
        { title: words.chunks, cell: ({ tp, fp, fn }: TypeScore) => String(tp + fp + fn) },
      ]
    : [
        ...counts.map(shown),
        ...ratio('precision', 'P'),
        ...ratio('recall', 'R'),
        ...ratio('value', valuePart(metric).title),
      ];
  return [
    {
      title: words.byType(metricTitle(metric.name)),
      columns: [left(words.system), left(words.type), ...columns.map(({ title }) => right(title))],
      rows: rows.map(({ name, type }) => [name, type.type, ...columns.map(({ cell }) => cell(type))]),
      notes: [
        showsShares ? words.sharesOfTypes : words.countedTypes,
        ...(rows.every(({ type }) => isKnown(type.type)) ? [] : [showsShares ? words.needlessTypes : words.goldTypes]),
      ],
    },
  ];
}
