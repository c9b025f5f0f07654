import { gleu, iMeasure, m2, type Metric, type Sentence } from '@stet/core/internal';
import { exampleSentence } from '../../examples.js';
import { cellsOf, type TableRecipe } from '../../recipe.js';

interface Example {
  readonly sentence: Sentence;
  readonly hypotheses: readonly string[];
}

const EXAMPLES: readonly Example[] = [
  {
    sentence: {
      ...exampleSentence('The weekly quizzes in this course makes it challenging and fun .', [[6, 7, 'make']]),
      references: ['The weekly quizzes in this course make it challenging and fun .'],
    },
    hypotheses: [
      'The weekly quizzes in this course makes it challenging and fun .',
      'The weekly quizzes in this course making it challenging and fun .',
    ],
  },
  {
    sentence: {
      ...exampleSentence(
        'The senior student who failed have to retake the course next year .',
        [[5, 6, 'has']],
        [[2, 3, 'students']],
      ),
      references: [
        'The senior student who failed has to retake the course next year .',
        'The senior students who failed have to retake the course next year .',
      ],
    },
    hypotheses: [
      'The senior student who failed has to retake the course next year .',
      'The senior students who failed have to retake the course next year .',
      'The senior students who failed has to retake the course next year .',
    ],
  },
];

export const table4: TableRecipe = {
  compute: () =>
    EXAMPLES.flatMap(({ sentence, hypotheses }, example) =>
      hypotheses.flatMap((hypothesis, at) => {
        const valueBy = <Stats>(metric: Metric<Stats>): number =>
          metric.corpus([metric.sentence({ sentence, hypothesis })]).value;
        return cellsOf(`Example ${example + 1}, HYP${at + 1}`, {
          GLEU: valueBy(gleu()),
          'I%': 100 * valueBy(iMeasure({ nomix: true })),
          M2: valueBy(m2()),
          'GLEU, mean over references': gleu().sentences([gleu().sentence({ sentence, hypothesis })])[0].value,
        });
      }),
    ),
};
