import { annotationOf } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';
import { scoreCells } from './score-cells.js';
import { TASK, gold, results } from './task.js';

export const table11: Recipe = {
  paper: 'conll-2014',
  table: '11',
  needs: TASK,
  compute: async (bench) => {
    const sentences = await gold(bench);
    // Where both made the same edits, the gold of both together lists those of Annotator 1 alone.
    const listed = sentences.filter(({ annotations }) => annotations.some(({ annotator }) => annotator === 1));
    const leftOut = sentences.filter(
      (sentence) => !listed.includes(sentence) && annotationOf(sentence, 0).edits.length > 0,
    );
    const countEdits = (counted: typeof sentences): number =>
      counted.reduce((sum, sentence) => sum + annotationOf(sentence, 1).edits.length, 0);
    return [
      ...(await results(bench)).submissions.flatMap(({ name, annotators }) =>
        annotators.flatMap(({ annotator, score }) => scoreCells(name, score, `Annotator ${annotator + 1} `)),
      ),
      ...cellsOf('Annotator 2 in the gold of both', {
        'edits listed': countEdits(listed),
        'sentences left out': leftOut.length,
        'edits in these': countEdits(leftOut),
      }),
    ];
  },
};
