import type { Mistake } from '../essay.js';

/** In the paragraph "Cats is …" that follows a title: "is" should be "are". */
export const IS_TO_ARE: Mistake = {
  startParagraph: 1,
  startOffset: 5,
  endParagraph: 1,
  endOffset: 7,
  type: 'SVA',
  correction: 'are',
};

/** A mistake in the first paragraph, whose text is given, at a stretch that occurs in it once. */
export function mistakeAt(text: string, stretch: string, correction: string, type: string): Mistake {
  const startOffset = text.indexOf(stretch);
  const endOffset = startOffset + stretch.length;
  return { startParagraph: 0, startOffset, endParagraph: 0, endOffset, type, correction };
}
