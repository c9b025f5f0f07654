import type { Span } from '@stet/core/internal';

/** The annotator's selection within a paragraph, as offsets; may be empty. `focus` is the end that moves. */
export interface Selection {
  readonly paragraph: number;
  readonly anchor: number;
  readonly focus: number;
}

export const startOf = ({ anchor, focus }: Selection): number => Math.min(anchor, focus);
export const endOf = ({ anchor, focus }: Selection): number => Math.max(anchor, focus);

/** The words of a paragraph, in order. */
export type Words = readonly Span[];

export type Direction = 'next' | 'previous';

export function selectWord(paragraph: number, { start, end }: Span): Selection {
  return { paragraph, anchor: start, focus: end };
}

/** An empty selection after the last word, where text can be added. */
function behind(paragraph: number, words: Words): Selection {
  const end = words.at(-1)?.end ?? 0;
  return { paragraph, anchor: end, focus: end };
}

/** Selects the previous or next word. After the last word comes the end of the paragraph, then the next paragraph. */
export function moveByWord(wordsByParagraph: readonly Words[], selection: Selection, direction: Direction): Selection {
  const { paragraph } = selection;
  const words = wordsByParagraph[paragraph];
  if (direction === 'next') {
    const at = startOf(selection) === endOf(selection) ? startOf(selection) : startOf(selection) + 1;
    const word = words.find(({ start }) => start >= at);
    if (word !== undefined) return selectWord(paragraph, word);
    const last = words.at(-1)?.end ?? 0;
    if (startOf(selection) < last) return behind(paragraph, words);
    const next = wordsByParagraph.findIndex((candidate, index) => index > paragraph && candidate.length > 0);
    return next === -1 ? selection : selectWord(next, wordsByParagraph[next][0]);
  }
  const word = words.findLast(({ start }) => start < startOf(selection));
  if (word !== undefined) return selectWord(paragraph, word);
  const before = wordsByParagraph.findLastIndex((candidate, index) => index < paragraph && candidate.length > 0);
  return before === -1 ? selection : behind(before, wordsByParagraph[before]);
}

/** Moves the focus by a word. A single selected word grows in either direction. */
export function extendByWord(words: Words, selection: Selection, direction: Direction): Selection {
  const [start, end] = [startOf(selection), endOf(selection)];
  const isOneWord = words.some((word) => word.start === start && word.end === end);
  const forward = direction === 'next';
  const { anchor, focus } = isOneWord ? { anchor: forward ? start : end, focus: forward ? end : start } : selection;
  const moved = forward
    ? focus >= anchor
      ? words.find((word) => word.end > focus)?.end
      : words.find((word) => word.start > focus)?.start
    : focus <= anchor
      ? words.findLast((word) => word.start < focus)?.start
      : words.findLast((word) => word.end < focus)?.end;
  return { ...selection, anchor, focus: moved ?? focus };
}

/** Code points above this take two UTF-16 units. */
const LAST_OF_ONE_UNIT = 0xffff;

/** Moves the focus by a character. */
export function extendByCharacter(
  text: string,
  { paragraph, anchor, focus }: Selection,
  direction: Direction,
): Selection {
  const isPair = (at: number): boolean => (text.codePointAt(at) ?? 0) > LAST_OF_ONE_UNIT;
  const moved =
    direction === 'next' ? focus + (isPair(focus) ? 2 : 1) : focus - (focus > 1 && isPair(focus - 2) ? 2 : 1);
  return { paragraph, anchor, focus: Math.max(0, Math.min(text.length, moved)) };
}

/** An empty selection at the start of this one. */
export function gapBefore(selection: Selection): Selection {
  const at = startOf(selection);
  return { ...selection, anchor: at, focus: at };
}

/** Widens a selection made with the mouse to whole words; a click selects the word it hits. */
export function snap(words: Words, selection: Selection): Selection {
  const [start, end] = [startOf(selection), endOf(selection)];
  if (start === end) {
    const hit = words.find((word) => word.start <= start && start <= word.end);
    return hit === undefined ? selection : selectWord(selection.paragraph, hit);
  }
  const touched = words.filter((word) => word.start < end && start < word.end);
  const [first] = touched as [Span?];
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return selection;
  return { ...selection, anchor: first.start, focus: last.end };
}

/** Selects the first word of the next or previous sentence. */
export function moveBySentence(
  wordsByParagraph: readonly Words[],
  sentencesByParagraph: readonly Words[],
  selection: Selection,
  direction: Direction,
): Selection {
  const starts = sentencesByParagraph.flatMap((sentences, paragraph) =>
    sentences.map(({ start }) => ({ paragraph, start })),
  );
  const { paragraph } = selection;
  const at = startOf(selection);
  const target =
    direction === 'next'
      ? starts.find(
          (candidate) => candidate.paragraph > paragraph || (candidate.paragraph === paragraph && candidate.start > at),
        )
      : starts.findLast(
          (candidate) => candidate.paragraph < paragraph || (candidate.paragraph === paragraph && candidate.start < at),
        );
  const word = target && wordsByParagraph[target.paragraph].find(({ start }) => start >= target.start);
  return target === undefined || word === undefined ? selection : selectWord(target.paragraph, word);
}
