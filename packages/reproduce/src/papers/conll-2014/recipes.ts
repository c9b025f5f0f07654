import { annotationOf, type EditScore, type SubmissionScore } from '@stet/core/internal';
import { once, type Bench } from '../../bench.js';
import type { ComputedCell } from '../../comparison/cell.js';
import { cellsOf, recipesOf } from '../../recipe.js';
import { corpusCells, errorTypes, readEssays, typeCells } from '../essay-cells.js';
import { TASK, gold, results } from './task.js';

/** The essays with the marks of each annotator. */
const ESSAYS = ['conll14/noalt/official-2014.0.sgml', 'conll14/noalt/official-2014.1.sgml'];
const essays = once((bench) => Promise.all(ESSAYS.map((file) => readEssays(bench, file))));

export const conll2014 = recipesOf('conll-2014', {
  kappa: {
    needs: TASK,
    compute: async (bench) =>
      (await results(bench)).annotators.agreement.flatMap(({ kappa }) => cellsOf('identification', { Kappa: kappa })),
  },
  2: { needs: ESSAYS, compute: async (bench) => corpusCells((await essays(bench))[0]) },
  3: {
    needs: ESSAYS,
    compute: async (bench) =>
      (await essays(bench)).flatMap((annotatorEssays, at) =>
        typeCells(annotatorEssays, `Annotator ${at + 1}`, errorTypes('conll-2014'), { all: 'All types' }),
      ),
  },
  7: { needs: TASK, seconds: 3, compute: async (bench) => teamCells((await results(bench)).submissions) },
  8: { needs: TASK, compute: async (bench) => teamCells((await results(bench)).alternatives ?? []) },
  9: { needs: TASK, compute: async (bench) => recallCells((await results(bench)).submissions) },
  10: { needs: TASK, compute: async (bench) => recallCells((await results(bench)).alternatives ?? []) },
  11: {
    needs: TASK,
    compute: async (bench) => [
      ...(await results(bench)).submissions.flatMap(({ name, annotators }) =>
        annotators.flatMap(({ annotator, score }) => scoreCells(name, score, `Annotator ${annotator + 1} `)),
      ),
      ...(await listedCells(bench)),
    ],
  },
  // Part a is the text of Annotator 1, part b that of Annotator 2.
  12: {
    needs: TASK,
    compute: async (bench) =>
      (await results(bench)).annotators.cross.flatMap(({ text, score }) => scoreCells(text === 0 ? 'a' : 'b', score)),
  },
});

/** P, R and F0.5 in percent. */
function scoreCells(row: string, { precision, recall, value }: EditScore, prefix = ''): ComputedCell[] {
  return cellsOf(row, {
    [`${prefix}P`]: 100 * precision,
    [`${prefix}R`]: 100 * recall,
    [`${prefix}F0.5`]: 100 * value,
  });
}

function teamCells(scores: readonly SubmissionScore[]): ComputedCell[] {
  return scores.flatMap(({ name, score: { precision, recall, value } }) =>
    cellsOf(name, { Precision: 100 * precision, Recall: 100 * recall, 'F0.5': 100 * value }),
  );
}

/** Recall by type, 0 where the chosen annotators have no edit of the type. */
function recallCells(scores: readonly SubmissionScore[]): ComputedCell[] {
  return scores.flatMap(({ name, recallByType }) =>
    errorTypes('conll-2014').map((row) => ({
      row,
      column: name,
      value: 100 * (recallByType.find(({ type }) => type === row)?.recall ?? 0),
    })),
  );
}

/** Where both made the same edits, the gold of both together lists those of Annotator 1 alone. */
async function listedCells(bench: Bench): Promise<ComputedCell[]> {
  const sentences = await gold(bench);
  const listed = sentences.filter(({ annotations }) => annotations.some(({ annotator }) => annotator === 1));
  const leftOut = sentences.filter(
    (sentence) => !listed.includes(sentence) && annotationOf(sentence, 0).edits.length > 0,
  );
  const countEdits = (counted: typeof sentences): number =>
    counted.reduce((sum, sentence) => sum + annotationOf(sentence, 1).edits.length, 0);
  return cellsOf('Annotator 2 in the gold of both', {
    'edits listed': countEdits(listed),
    'sentences left out': leftOut.length,
    'edits in these': countEdits(leftOut),
  });
}
