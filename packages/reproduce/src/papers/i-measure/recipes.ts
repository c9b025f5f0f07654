import {
  fScore,
  iMeasure as iMeasureMetric,
  m2,
  optimalAlignments,
  precisionRecall,
  scoreAspect,
  type Sentence,
} from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import { exampleSentence, explainExample, printEdit } from '../../examples.js';
import { cellsOf, recipesOf } from '../../recipe.js';
import { ALTERNATIVES, GOLD, SUBMISSIONS, alternatives, systemStats } from '../conll-2014/task.js';
import { statements } from './statements.js';
import { table6 } from './table-6.js';

/** Table 11 scores all sentences, the nearest that public data allow: which 711 the paper scored is not known. */
const ALL = '(all 1,312 sentences)';

export const iMeasure = recipesOf('i-measure', {
  statements,
  1: {
    compute: () =>
      m2Cells(
        exampleSentence(
          'This machines is designed for help people .',
          [
            [0, 1, 'These'],
            [2, 3, 'are'],
            [5, 6, 'helping'],
          ],
          [
            [1, 2, 'machine'],
            [4, 5, 'to'],
          ],
        ),
        ['These machines are designed to help people .'],
      ),
  },
  2: {
    compute: () =>
      m2Cells(
        exampleSentence('Machine is design to help people .', [
          [0, 1, 'Machines'],
          [1, 3, 'are designed'],
        ]),
        ['Machine is designed to help people .'],
      ),
  },
  3: {
    compute: () =>
      m2Cells(
        exampleSentence('Machine is design to help people .', [
          [0, 1, 'Machines'],
          [1, 2, 'are'],
          [2, 3, 'designed'],
        ]),
        ['The machine is designed for helping people .', 'Machines is a design on the helping of the people .'],
      ),
    reasons: [
      {
        column: 'System edits',
        reason: 'The changes are the same; the paper shows wrong edits with some of their unchanged neighbours.',
      },
    ],
  },
  4: {
    compute: () => {
      const [alignment] = optimalAlignments('A B', 'C', 'A');
      return Object.entries(alignment).flatMap(([row, tokens]: [string, readonly (string | null)[]]) =>
        cellsOf(row, { 'Desired alignment': tokens.map((token) => token ?? '–').join(' ') }),
      );
    },
  },
  5: {
    compute: () => {
      const corrected = 'There is widespread use of technology .';
      const alignments = optimalAlignments('Their is wide spread usage of technology .', corrected, corrected);
      return alignments.flatMap(({ source, hypothesis, reference }) => {
        const pattern = (row: readonly (string | null)[]): string =>
          row.map((token, at) => (token === null ? '-' : token === source[at] ? 'A' : 'B')).join(' ');
        return cellsOf(`gap against ${source[hypothesis.indexOf(null)] ?? 'nothing'}`, {
          source: pattern(source),
          hypothesis: pattern(hypothesis),
          reference: pattern(reference),
        });
      });
    },
  },
  6: table6,
  7: {
    compute: () =>
      // P and R are made up by the paper.
      Object.entries({
        'S1 on 1.2, 2.1, 3.1': [0.6, 0.2],
        'S2 on 1.2, 2.1, 3.1': [0.8, 0.05],
        'S1 on 1.1, 2.1, 3.2': [0.3, 0.3],
        'S2 on 1.1, 2.1, 3.2': [0.3, 0.4],
      }).flatMap(([system, [precision, recall]]) => cellsOf(system, { 'F0.5': fScore(precision, recall, 0.5) })),
  },
  8: {
    compute: () =>
      // The counts (TP, FP, TN, FN) are made up by the paper.
      Object.entries({
        Baseline: [0, 0, 6, 4],
        S1: [4, 1, 5, 0],
        S2: [1, 0, 6, 3],
        S3: [1, 1, 5, 3],
        S4: [4, 6, 0, 0],
      }).flatMap(([system, [tp, fp, tn, fn]]) => {
        const options = { beta: 0.5, weight: 2 };
        const { precision, recall, f, acc, wacc } = scoreAspect([tp, tn, fp, fn, 0, 6, 4], 'correction', options);
        return cellsOf(system, { P: precision, R: recall, 'F0.5': f, Acc: acc, WAcc: wacc });
      }),
  },
  11: {
    needs: [GOLD, ALTERNATIVES, SUBMISSIONS],
    seconds: 2,
    compute: async (bench) => {
      const metric = iMeasureMetric({ beta: 0.5 });
      return (await systemStats(bench, metric, await alternatives(bench))).flatMap(({ name, stats }) => {
        const { precision, recall, f, wacc, waccBaseline, value } = metric.corpus(stats);
        return cellsOf(name === 'INPUT' ? 'BASELINE' : name, {
          [`P ${ALL}`]: 100 * precision,
          [`R ${ALL}`]: 100 * recall,
          [`F0.5 ${ALL}`]: 100 * f,
          [`WAcc ${ALL}`]: 100 * wacc,
          [`WAcc base ${ALL}`]: 100 * waccBaseline,
          [`I ${ALL}`]: 100 * value,
        });
      });
    },
  },
});

/** M2's edits and scores for hypotheses of one sentence. */
function m2Cells(sentence: Sentence, hypotheses: readonly string[]): ComputedCell[] {
  return hypotheses.flatMap((hypothesis, at) => {
    const example = explainExample(m2(), sentence, hypothesis);
    const { precision, recall, value } = precisionRecall(example, 0.5);
    // As the verbose output of the scorer prints them: wrong edits without unchanged words at their ends.
    const edits = example.edits.map((edit) => printEdit(edit.match === null ? edit.change : edit)).join(', ');
    return cellsOf(String(at + 1), { 'System edits': edits, P: precision, R: recall, 'F0.5': value });
  });
}
