import type { Edit, Sentence } from '../edit.js';
import { splitEssay, type EssaySentence } from './essay-sentence.js';
import type { Essay, Mistake } from './essay.js';
import { mapMistakes, type GoldNote, type MapOptions } from './map-mistakes.js';
import type { TokenEdit } from './token-edit.js';

/** A sentence of an essay with what each annotator did to it, in the order of their sheets. */
interface AnsweredSentence {
  readonly essaySentence: EssaySentence;
  readonly sentence: Sentence;
}

export interface AnsweredSentences {
  readonly sentences: readonly AnsweredSentence[];
  /** By annotator: marks that were dropped or changed. */
  readonly notes: readonly (readonly GoldNote[])[];
}

/**
 * The sentences of an essay with the edits that annotators' sheets make in them. Unlike in a gold, the answers of
 * annotators stay separate even where they are the same.
 */
export function answeredSentences(
  essay: Essay,
  sheets: readonly (readonly Mistake[])[],
  options: MapOptions = {},
): AnsweredSentences {
  const essaySentences = splitEssay(essay, options);
  const mapped = sheets.map((mistakes) => mapMistakes(essay, essaySentences, mistakes, options));
  return {
    sentences: essaySentences.map((essaySentence) => ({
      essaySentence,
      sentence: {
        source: essaySentence.tokens.map(({ text }) => text).join(' '),
        annotations: mapped.map(({ edits }, annotator) => ({
          annotator,
          edits: (edits.get(essaySentence) ?? []).filter(({ type }) => type !== 'noop').map(toEdit),
        })),
      },
    })),
    notes: mapped.map(({ notes }) => notes),
  };
}

function toEdit({ start, end, type, correction, mistake }: TokenEdit): Edit {
  return { start, end, type, corrections: [correction], required: true, comment: mistake.comment ?? '' };
}
