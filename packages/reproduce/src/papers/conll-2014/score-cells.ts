import type { EditScore, SubmissionScore } from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import { cellsOf } from '../../recipe.js';
import { errorTypes } from '../essay-cells.js';

/** P, R and F0.5 in percent. */
export function scoreCells(row: string, { precision, recall, value }: EditScore, prefix = ''): ComputedCell[] {
  return cellsOf(row, {
    [`${prefix}P`]: 100 * precision,
    [`${prefix}R`]: 100 * recall,
    [`${prefix}F0.5`]: 100 * value,
  });
}

/** Tables 7 and 8. */
export function teamCells(scores: readonly SubmissionScore[]): ComputedCell[] {
  return scores.flatMap(({ name, score: { precision, recall, value } }) =>
    cellsOf(name, { Precision: 100 * precision, Recall: 100 * recall, 'F0.5': 100 * value }),
  );
}

/** Tables 9 and 10: recall by type, 0 where the chosen annotators have no edit of the type. */
export function recallCells(scores: readonly SubmissionScore[]): ComputedCell[] {
  return scores.flatMap(({ name, recallByType }) =>
    errorTypes('conll-2014').map((row) => ({
      row,
      column: name,
      value: 100 * (recallByType.find(({ type }) => type === row)?.recall ?? 0),
    })),
  );
}
