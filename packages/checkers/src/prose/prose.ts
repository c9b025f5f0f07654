import type { Lint, Span } from '@stet/core/internal';

/** A stretch of a text that is no prose. */
export interface Mask extends Span {
  /** `markup` joins or sets apart words; a `gap` is a block, such as program text; a `noun` stands in a sentence, such as a name in code type. */
  readonly kind: 'markup' | 'gap' | 'noun';
}

/** A text as a checker gets it. */
export interface Prose {
  readonly text: string;
  readonly language: 'plaintext' | 'markdown';
  /** What is no prose, in order and apart from each other; none in plain text. */
  readonly masks: readonly Mask[];
}

export function plainProse(text: string): Prose {
  return { text, language: 'plaintext', masks: [] };
}

/** Where a word is missing, checkers should see that something stands there, and nothing that they could misspell. */
const NOUN = '_';

/** The text with all that is no prose replaced, of the same length: offsets stay. Lines stay too. */
export function maskedText({ text, masks }: Prose): string {
  let masked = '';
  let copied = 0;
  for (const { start, end, kind } of masks) {
    const fill = kind === 'noun' ? NOUN : ' ';
    masked +=
      text.slice(copied, start) + text.slice(start, end).replaceAll(/[^\r\n]/gu, (unit) => fill.repeat(unit.length));
    copied = end;
  }
  return masked + text.slice(copied);
}

/**
 * The lints that a checker found in the masked text, with what stands there in the text itself. One that begins or ends in
 * what is no prose is left out: it is about what the mask put there.
 */
export function unmaskedLints(lints: readonly Lint[], { text, masks }: Prose): Lint[] {
  const isMasked = (offset: number): boolean => masks.some(({ start, end }) => offset >= start && offset < end);
  return lints
    .filter(({ start, end }) => !isMasked(start) && (start === end || !isMasked(end - 1)))
    .map((lint) => ({ ...lint, text: text.slice(lint.start, lint.end) }));
}
