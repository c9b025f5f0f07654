import {
  explainSentences,
  requiredEdit,
  type EditMetric,
  type ExplainedAnnotator,
  type Sentence,
} from '@stet/core/internal';

/** An edit of an example: token offsets and the correction. */
export type ExampleEdit = readonly [start: number, end: number, correction: string];

/** A sentence with the edits of its annotators. */
export function exampleSentence(source: string, ...annotators: readonly (readonly ExampleEdit[])[]): Sentence {
  return {
    source,
    annotations: annotators.map((edits, annotator) => ({
      annotator,
      edits: edits.map(([start, end, correction]) => requiredEdit({ start, end, type: 'Others', correction })),
    })),
  };
}

/** A hypothesis compared with the annotator that matches it best. */
export function explainExample(metric: EditMetric, sentence: Sentence, hypothesis: string): ExplainedAnnotator {
  const [{ systems }] = explainSentences(metric, [sentence], [{ name: 'example', lines: [hypothesis] }]);
  const { annotators } = systems[0];
  return annotators.find(({ chosen }) => chosen) ?? annotators[0];
}

/** An edit as the papers print it: `(word → a word)`. */
export function printEdit({
  original,
  correction,
}: {
  readonly original: string;
  readonly correction: string;
}): string {
  return `(${original === '' ? 'ε' : original} → ${correction})`;
}
