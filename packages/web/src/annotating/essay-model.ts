import { mapMistakes, splitEssay, splittingOptions, type GoldNoteReason } from '@stet/core/internal';
import type { EssayToMark, Mark } from '@stet/server';
import type { Words } from './selection.js';

/** What the page derives from an essay's text. */
export interface EssayModel {
  /** By paragraph. */
  readonly words: readonly Words[];
  readonly sentences: readonly Words[];
  /** Why a mark would be left out of the gold; undefined for most marks. */
  readonly noteOf: (mark: Mark) => GoldNoteReason | undefined;
}

/** Splits an essay into sentences and words exactly as the gold will be split. */
export function essayModel({ id, paragraphs }: EssayToMark['essay'], language: string): EssayModel {
  const essay = { id, paragraphs, annotations: [] };
  const options = splittingOptions(language);
  const sentences = splitEssay(essay, options);
  const ofParagraph = (paragraph: number): typeof sentences =>
    sentences.filter((sentence) => sentence.paragraph === paragraph);
  return {
    words: paragraphs.map((_, at) => ofParagraph(at).flatMap(({ tokens }) => tokens)),
    sentences: paragraphs.map((_, at) => ofParagraph(at)),
    noteOf: (mark) => mapMistakes(essay, sentences, [mark], options).notes.find(({ dropped }) => dropped)?.reason,
  };
}
