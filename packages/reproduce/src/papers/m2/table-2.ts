import { hoo, m2, type EditMetric, type Sentence } from '@stet/core/internal';
import { exampleSentence, explainExample, printEdit, type ExampleEdit } from '../../examples.js';
import { cellsOf, type Recipe } from '../../recipe.js';

/** The passages that the table quotes, and the gold edits that its stars imply. */
const EXAMPLES: readonly (readonly [source: string, hypothesis: string, gold: readonly ExampleEdit[]])[] = [
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

export const table2: Recipe = {
  paper: 'm2',
  table: '2',
  needs: [],
  compute: () =>
    EXAMPLES.flatMap(([source, hypothesis, gold], at) =>
      cellsOf(String(at + 1), {
        'M2 scorer': editsOf(m2(), exampleSentence(source, gold), hypothesis),
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
};

/** The edits that a scorer finds, with a star where they match no gold edit. */
function editsOf(metric: EditMetric, sentence: Sentence, hypothesis: string): string {
  return explainExample(metric, sentence, hypothesis)
    .edits.map((edit) => `${edit.match === null ? '*' : ''}${printEdit(edit)}`)
    .join(' ');
}
