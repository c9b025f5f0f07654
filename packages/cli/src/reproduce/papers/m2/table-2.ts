import { explainSentences, hoo, m2, type EditMetric, type Sentence } from '@stet/core';
import { cellsOf, printEdit, type Recipe } from '../../recipe.js';

type Gold = readonly [start: number, end: number, correction: string];

/** The passages that the table quotes, and the gold edits that its stars imply. */
const EXAMPLES: readonly (readonly [source: string, hypothesis: string, gold: readonly Gold[]])[] = [
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
        'M2 scorer': editsOf(m2(), sentenceOf(source, gold), hypothesis),
        'HOO scorer': editsOf(hoo(), sentenceOf(source, gold), hypothesis),
      }),
    ),
};

function sentenceOf(source: string, gold: readonly Gold[]): Sentence {
  const edits = gold.map(([start, end, correction]) => ({
    ...{ start, end, type: 'Others', corrections: [correction], required: true, comment: '' },
  }));
  return { source, annotations: [{ annotator: 0, edits }] };
}

/** The edits that a scorer finds, with a star where they match no gold edit. */
function editsOf(metric: EditMetric, sentence: Sentence, hypothesis: string): string {
  const [{ systems }] = explainSentences(metric, [sentence], [{ name: 'example', lines: [hypothesis] }]);
  return systems[0].annotators[0].edits.map((edit) => `${edit.match === null ? '*' : ''}${printEdit(edit)}`).join(' ');
}
