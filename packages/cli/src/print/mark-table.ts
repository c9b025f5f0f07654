import type { Exploration } from '../exploration/explore-input.js';
import { left, right, type TableModel } from './table.js';

/** A row for every matched, missed or unneeded edit, against the annotators that the running totals choose. */
export function markTable({ sentences, signature }: Exploration): TableModel {
  return {
    columns: [
      right('Sentence'),
      left('System'),
      right('Annotator'),
      left('Outcome'),
      right('Start'),
      right('End'),
      left('Source'),
      left('Correction'),
      left('Type'),
    ],
    rows: sentences.flatMap(({ sentence, outputs }) =>
      outputs.flatMap(({ system, marks }) =>
        marks.map(({ kind, start, end, words, corrections, type, annotator, optional }) => [
          String(sentence),
          system,
          String(annotator),
          optional === true ? `${kind}, optional` : kind,
          String(start),
          String(end),
          words,
          corrections.join(' or '),
          type,
        ]),
      ),
    ),
    notes: [signature],
  };
}
