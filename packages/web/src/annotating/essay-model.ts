import { mapMistakes, segmentEssay, segmentOptions, type GoldNoteReason } from '@stet/core/internal';
import type { EssayToMark, Mark } from '@stet/server';
import type { Words } from './selection.js';

/** What the page knows of an essay beside its text. */
export interface EssayModel {
  /** By paragraph. */
  readonly words: readonly Words[];
  readonly sentences: readonly Words[];
  /** Why a mark will not be in the gold as it is; undefined for most. */
  readonly noteOf: (mark: Mark) => GoldNoteReason | undefined;
}

/** Splits an essay as the gold will be split. */
export function essayModel({ id, paragraphs }: EssayToMark['essay'], language: string): EssayModel {
  const essay = { id, paragraphs, annotations: [] };
  const options = segmentOptions(language);
  const sentences = segmentEssay(essay, options);
  const ofParagraph = (paragraph: number): typeof sentences => sentences.filter((own) => own.paragraph === paragraph);
  return {
    words: paragraphs.map((_, at) => ofParagraph(at).flatMap(({ tokens }) => tokens)),
    sentences: paragraphs.map((_, at) => ofParagraph(at)),
    noteOf: (mark) => mapMistakes(essay, sentences, [mark], options).notes.find(({ dropped }) => dropped)?.reason,
  };
}
