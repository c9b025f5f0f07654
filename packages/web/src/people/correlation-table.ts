import type { TableModel } from '@stet/charts';
import { decimal, leftColumn, metricTitle, rightColumn } from '@stet/core/internal';
import type { HumanEvaluation } from '@stet/server';
import { speech, words } from '../language/words.js';

type Correlations = HumanEvaluation['correlations'][number];

const DIGITS = 3;

/** A coefficient with its interval; an en dash where it is not defined, as when all have the same score. */
export function coefficientText({ value, interval }: Correlations['pearson']): string {
  if (value === null) return '–';
  const shown = (bound: number): string => speech().written(decimal(bound, DIGITS));
  if (interval === null) return shown(value);
  const [low, high] = interval;
  return `${shown(value)} (${words().scores.interval(shown(low), shown(high))})`;
}

/** How far each metric agrees with people. */
export function correlationTable({
  correlations,
  confidence,
}: Pick<HumanEvaluation, 'correlations' | 'confidence'>): TableModel & { readonly title: string } {
  const { people } = words();
  return {
    title: people.againstPeople,
    columns: [
      leftColumn(people.metric),
      ...[people.pearson, people.spearman, people.kendall, people.systems].map(rightColumn),
    ],
    rows: correlations.map(({ metric, n, pearson, spearman, kendall }) => [
      ...[metricTitle(metric), coefficientText(pearson), coefficientText(spearman)],
      ...[kendall === null ? '–' : speech().written(decimal(kendall, DIGITS)), String(n)],
    ]),
    notes: [people.intervals(Math.round(100 * confidence))],
  };
}
