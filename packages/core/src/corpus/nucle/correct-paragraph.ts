import { isWhiteSpace } from '../../text/white-space.js';
import { leavesText } from '../uncorrected.js';
import type { Mistake } from './essay.js';

/** A piece of a corrected text: the learner's own words, or the correction of a mark. */
export interface CorrectedPiece {
  readonly text: string;
  /** The index of the mark in the list; undefined for the learner's own words. */
  readonly mark: number | undefined;
}

export interface CorrectedParagraph {
  readonly text: string;
  readonly pieces: readonly CorrectedPiece[];
  /** Indices of marks that are not applied: they overlap one that is, or mark what nobody corrected. */
  readonly leftOut: readonly number[];
}

/**
 * A paragraph with the corrections of its marks applied from left to right, for people to read. Like `applyEdits`, it
 * leaves out marks that overlap an earlier one, and those of passages that nobody corrected. Blanks that a deletion leaves over are
 * removed, and those that an insertion between words lacks are added.
 */
export function correctParagraph(text: string, paragraph: number, mistakes: readonly Mistake[]): CorrectedParagraph {
  const leftOut: number[] = [];
  const joined = new Joined(!UNSPACED.test(text));
  let at = 0;
  for (const [mark, { startOffset, endOffset, type, correction }] of marksOf(paragraph, text.length, mistakes)) {
    if (startOffset < at || leavesText(type)) {
      leftOut.push(mark);
      continue;
    }
    joined.add(text.slice(at, startOffset));
    if (correction.trim() === '') joined.remove();
    else if (startOffset === endOffset && !isWithinWord(text, startOffset)) joined.insert(correction, mark);
    else joined.add(correction, mark);
    at = endOffset;
  }
  joined.add(text.slice(at));
  return { ...joined.end(), leftOut };
}

/** The marks within a paragraph, by offset; insertions come before changes at the same offset. */
function marksOf(paragraph: number, length: number, mistakes: readonly Mistake[]): [number, Mistake][] {
  return [...mistakes.entries()]
    .filter(
      ([, mistake]) =>
        mistake.startParagraph === paragraph &&
        mistake.endParagraph === paragraph &&
        mistake.startOffset <= mistake.endOffset &&
        mistake.endOffset <= length,
    )
    .sort(([i, a], [j, b]) => a.startOffset - b.startOffset || a.endOffset - b.endOffset || i - j);
}

/** Scripts that write no blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const LETTER = /[\p{L}\p{N}]/u;

function isWithinWord(text: string, at: number): boolean {
  return LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '');
}

/** Punctuation with no blank before it, and punctuation with no blank after it. */
const CLOSING = /^[.,;:!?…)\]}’”]/u;
const OPENING = /[([{‘“]$/u;

const endsBlank = (text: string): boolean => text !== '' && isWhiteSpace(text.charCodeAt(text.length - 1));
const startsBlank = (text: string): boolean => text !== '' && isWhiteSpace(text.charCodeAt(0));

/** Joins pieces, with the right blanks between them. */
class Joined {
  readonly #spaced: boolean;
  readonly #pieces: CorrectedPiece[] = [];
  /** What was done last: text was removed, or inserted between words. */
  #last: 'removed' | 'inserted' | undefined;

  constructor(spaced: boolean) {
    this.#spaced = spaced;
  }

  add(text: string, mark?: number): void {
    if (text === '') return;
    const before = this.#end();
    let spaced = text;
    if (this.#last === 'removed') {
      if (startsBlank(spaced) && (before === '' || endsBlank(before))) spaced = spaced.slice(1);
      if (CLOSING.test(spaced)) this.#dropBlank();
    } else if (this.#last === 'inserted' && this.#lacksBlank(before, spaced)) spaced = ` ${spaced}`;
    this.#last = undefined;
    if (spaced !== '') this.#pieces.push({ text: spaced, mark });
  }

  remove(): void {
    this.#last = 'removed';
  }

  insert(text: string, mark: number): void {
    const lacks = this.#last !== 'removed' && this.#lacksBlank(this.#end(), text);
    this.add(lacks ? ` ${text}` : text, mark);
    this.#last = 'inserted';
  }

  end(): { readonly text: string; readonly pieces: readonly CorrectedPiece[] } {
    if (this.#last === 'removed') this.#dropBlank();
    return { text: this.#pieces.map(({ text }) => text).join(''), pieces: this.#pieces };
  }

  #lacksBlank(before: string, after: string): boolean {
    if (!this.#spaced || before === '' || endsBlank(before) || startsBlank(after)) return false;
    return !CLOSING.test(after) && !OPENING.test(before);
  }

  #end(): string {
    return this.#pieces.at(-1)?.text ?? '';
  }

  #dropBlank(): void {
    const last = this.#pieces.at(-1);
    if (last === undefined || !endsBlank(last.text)) return;
    this.#pieces.pop();
    const text = last.text.slice(0, -1);
    if (text !== '') this.#pieces.push({ ...last, text });
  }
}
