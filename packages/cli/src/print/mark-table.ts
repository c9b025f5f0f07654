import type { Exploration } from '../exploration/explore-input.js';
import { left, right, type TableModel } from './table.js';

/** A row for every matched, wrong, missed or unneeded edit, against the annotators that the running totals choose. */
export function markTable({ sentences, signature }: Exploration): TableModel {
  const hasWrong = sentences.some(({ outputs }) =>
    outputs.some(({ marks }) => marks.some(({ wanted }) => wanted !== undefined)),
  );
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
      ...(hasWrong ? [left('Wanted')] : []),
      left('Type'),
    ],
    rows: sentences.flatMap(({ sentence, outputs }) =>
      outputs.flatMap(({ system, marks }) =>
        marks.map(({ kind, start, end, words, corrections, wanted = [], type, annotator, optional }) => [
          String(sentence),
          system,
          String(annotator),
          optional === true ? `${kind}, optional` : kind,
          String(start),
          String(end),
          words,
          corrections.join(' or '),
          ...(hasWrong ? [wanted.join(' or ')] : []),
          type,
        ]),
      ),
    ),
    notes: [signature],
  };
}
