import type { Edit, Sentence } from '../edit.js';
import { segmentEssay, type EssaySentence } from './essay-sentence.js';
import type { Essay, Mistake } from './essay.js';
import { mapMistakes, type GoldNote, type MapOptions } from './map-mistakes.js';
import type { TokenEdit } from './token-edit.js';

/** A sentence of an essay and what each annotator did with it, in the order of their sheets. */
interface AnsweredSentence {
  readonly place: EssaySentence;
  readonly sentence: Sentence;
}

export interface AnsweredSentences {
  readonly sentences: readonly AnsweredSentence[];
  /** By annotator: marks that are dropped, or not as they were made. */
  readonly notes: readonly (readonly GoldNote[])[];
}

/**
 * The sentences of an essay with the edits that annotators' sheets make in them. Unlike a gold, it keeps the answers
 * of all annotators apart, also where they are the same.
 */
export function answeredSentences(
  essay: Essay,
  sheets: readonly (readonly Mistake[])[],
  options: MapOptions = {},
): AnsweredSentences {
  const places = segmentEssay(essay, options);
  const mapped = sheets.map((mistakes) => mapMistakes(essay, places, mistakes, options));
  return {
    sentences: places.map((place) => ({
      place,
      sentence: {
        source: place.tokens.map(({ text }) => text).join(' '),
        annotations: mapped.map(({ edits }, annotator) => ({
          annotator,
          edits: (edits.get(place) ?? []).filter(({ type }) => type !== 'noop').map(toEdit),
        })),
      },
    })),
    notes: mapped.map(({ notes }) => notes),
  };
}

function toEdit({ start, end, type, correction, mistake }: TokenEdit): Edit {
  return { start, end, type, corrections: [correction], required: true, comment: mistake.comment ?? '' };
}
