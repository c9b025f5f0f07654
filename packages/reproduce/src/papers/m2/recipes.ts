import { hoo, m2 as m2Metric, phraseEdges, tokenise, type EditMetric, type Sentence } from '@stet/core/internal';
import { exampleSentence, explainExample, printEdit, type ExampleEdit } from '../../examples.js';
import { cellsOf, recipesOf } from '../../recipe.js';
import { levenshteinMatrix } from './levenshtein-matrix.js';

/** The running example of the paper (section 1). */
const SOURCE = 'Our baseline system feeds word into PB-SMT pipeline .';
const HYPOTHESIS = 'Our baseline system feeds a word into PB-SMT pipeline .';
/** The gold edit: `word`, the fifth token, to either of these. */
const GOLD = { start: 4, end: 5, corrections: ['a word', 'words'] };
const MAX_UNCHANGED = 2;

/** The passages that Table 2 quotes, and the gold edits that its stars imply. */
const QUOTED: readonly (readonly [source: string, hypothesis: string, gold: readonly ExampleEdit[]])[] = [
  ['should basic translational unit be word', 'should basic translational unit be a word', [[5, 6, 'a word']]],
  [
    'development set similar with test set',
    'development set similar to the test set',
    [
      [3, 4, 'to'],
      [4, 4, 'the'],
    ],
  ],
  ['Xinhua portion of the English Gigaword3', 'The xinhua portion of the English Gigaword3', [[0, 0, 'The']]],
];

export const m2 = recipesOf('m2', {
  'figure-1': {
    compute: () => {
      const rows = ['(start)', ...tokenise(SOURCE)];
      const columns = ['(start)', ...tokenise(HYPOTHESIS)];
      return levenshteinMatrix(tokenise(SOURCE), tokenise(HYPOTHESIS)).flatMap((costs, row) =>
        costs.map((value, column) => ({ row: rows[row], column: columns[column], value })),
      );
    },
  },
  'figure-2': {
    compute: () => {
      const edges = phraseEdges(SOURCE, HYPOTHESIS, MAX_UNCHANGED);
      // Section 2.2; the released scorer takes -|E|, which finds the same edits.
      const matched = -(MAX_UNCHANGED + 1) * edges.length;
      return edges.flatMap(({ from, to, original, correction, length }) => {
        const isGold = from[0] === GOLD.start && to[0] === GOLD.end && GOLD.corrections.includes(correction);
        return cellsOf(`${from.join()} to ${to.join()}`, {
          Edit: original === correction ? original : `${original === '' ? 'ε' : original} → ${correction}`,
          Cost: isGold ? matched : length,
        });
      });
    },
  },
  2: {
    compute: () =>
      QUOTED.flatMap(([source, hypothesis, gold], at) =>
        cellsOf(String(at + 1), {
          'M2 scorer': editsOf(m2Metric(), exampleSentence(source, gold), hypothesis),
          'HOO scorer': editsOf(hoo(), exampleSentence(source, gold), hypothesis),
        }),
      ),
    reasons: [
      {
        row: '3',
        column: 'M2 scorer',
        reason:
          'The wrong edit is the same, the change of one word; how many unchanged words it takes along is a tie, which the released scorer breaks otherwise. The counts are the same.',
      },
    ],
  },
});

/** The edits that a scorer finds, with a star where they match no gold edit. */
function editsOf(metric: EditMetric, sentence: Sentence, hypothesis: string): string {
  return explainExample(metric, sentence, hypothesis)
    .edits.map((edit) => `${edit.match === null ? '*' : ''}${printEdit(edit)}`)
    .join(' ');
}
