import type { TableModel } from '@stet/charts';
import { decimal, decimalInterval, leftColumn, metricTitle, rightColumn } from '@stet/core/internal';
import type { HumanEvaluation } from '@stet/server';

type Correlations = HumanEvaluation['correlations'][number];

const DIGITS = 3;

/** A coefficient with its interval; an en dash where it is not defined, as when all have the same score. */
export function coefficientText({ value, interval }: Correlations['pearson']): string {
  if (value === null) return '–';
  return interval === null
    ? decimal(value, DIGITS)
    : `${decimal(value, DIGITS)} (${decimalInterval(interval, DIGITS)})`;
}

/** How far each metric agrees with people. */
export function correlationTable({
  correlations,
  confidence,
}: Pick<HumanEvaluation, 'correlations' | 'confidence'>): TableModel & { readonly title: string } {
  return {
    title: 'Metrics against people',
    columns: [leftColumn('Metric'), ...['Pearson r', 'Spearman ρ', 'Kendall τ-b', 'Systems'].map(rightColumn)],
    rows: correlations.map(({ metric, n, pearson, spearman, kendall }) => [
      ...[metricTitle(metric), coefficientText(pearson), coefficientText(spearman)],
      ...[kendall === null ? '–' : decimal(kendall, DIGITS), String(n)],
    ]),
    notes: [
      `In brackets: ${Math.round(100 * confidence)} % intervals from resamples of the systems. With few systems they are wide.`,
    ],
  };
}
