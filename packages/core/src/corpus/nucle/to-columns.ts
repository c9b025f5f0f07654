import type { Tagger } from '../../text/tagger.js';
import type { ColumnAnnotation, ColumnSentence } from '../columns/column-sentence.js';
import { splitEssay, type SplittingOptions } from './essay-sentence.js';
import type { Essay } from './essay.js';
import { mapMistakes, type MapOptions } from './map-mistakes.js';

export interface ColumnOptions extends SplittingOptions {
  /** Without it the parts of speech stay unknown. */
  readonly tagger?: Tagger | undefined;
}

/** The essays as a column file; dependencies and trees stay unknown. */
export function essaysToColumns(essays: readonly Essay[], options: ColumnOptions = {}): ColumnSentence[] {
  const { tagger = (words) => words.map(() => '-') } = options;
  return essays.flatMap((essay) =>
    splitEssay(essay, options).map(({ document, paragraph, sentence, tokens }) => {
      const tags = tagger(tokens.map(({ text }) => text));
      return { document, paragraph, sentence, tokens: tokens.map(({ text }, at) => ({ text, tag: tags[at] })) };
    }),
  );
}

/** The edits that go with the column file of the essays: those of the first annotator of each. */
export function essaysToColumnAnnotations(essays: readonly Essay[], options: MapOptions = {}): ColumnAnnotation[] {
  return essays.flatMap((essay) => {
    const sentences = splitEssay(essay, options);
    const mistakes = essay.annotations.at(0)?.mistakes ?? [];
    const { edits } = mapMistakes(essay, sentences, mistakes, options);
    return sentences.flatMap((essaySentence) => {
      const sentenceEdits = (edits.get(essaySentence) ?? []).filter(({ type }) => type !== 'noop');
      if (sentenceEdits.length === 0) return [];
      const { document, paragraph, sentence } = essaySentence;
      return [
        {
          document,
          paragraph,
          sentence,
          edits: sentenceEdits.map(({ start, end, type, correction }) => ({ start, end, type, correction })),
        },
      ];
    });
  });
}
