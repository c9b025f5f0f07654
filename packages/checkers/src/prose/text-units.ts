import { englishSentences, type Span } from '@stet/core/internal';
import { markdownProse } from './markdown.js';
import { maskedText, type Mask, type Prose } from './prose.js';

/** How a text is cut into what a checker is asked about. */
export const UNIT_KINDS = ['paragraph', 'sentence', 'line', 'document'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A text that a checker is asked about. */
export interface TextUnit {
  /** Such as `alice.md#12`. */
  readonly unit: string;
  readonly register?: string | undefined;
  /** The file that it is from, seen from the working folder. */
  readonly file?: string | undefined;
  readonly prose: Prose;
}

/** Cuts a text. Stretches without prose, such as program text, are no units. */
export function cutUnits(text: string, language: Prose['language'], kind: UnitKind): Prose[] {
  const { masks, blocks } = language === 'markdown' ? markdownProse(text) : { masks: [], blocks: paragraphsOf(text) };
  const whole: Prose = { text, language, masks };
  if (kind === 'document') return [whole];
  const masked = maskedText(whole);
  const spans = kind === 'line' ? linesOf(text) : blocks;
  const units = kind === 'sentence' ? spans.flatMap((block) => sentencesIn(block, masked)) : spans;
  return units
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(masked.slice(start, end)))
    .map((span) => part(whole, span));
}

function part({ text, language, masks }: Prose, { start, end }: Span): Prose {
  return { text: text.slice(start, end), language, masks: masks.flatMap((mask) => within(mask, start, end)) };
}

function within(mask: Mask, start: number, end: number): Mask[] {
  const from = Math.max(mask.start, start);
  const to = Math.min(mask.end, end);
  return from < to ? [{ start: from - start, end: to - start, kind: mask.kind }] : [];
}

/** Stretches of lines that are not empty. */
function paragraphsOf(text: string): Span[] {
  return [...text.matchAll(/\S[^\n]*(?:\n(?![ \t\r]*(?:\n|$))[^\n]*)*/gu)].map(({ index, 0: paragraph }) => ({
    start: index,
    end: index + paragraph.trimEnd().length,
  }));
}

function linesOf(text: string): Span[] {
  return [...text.matchAll(/\S[^\r\n]*/gu)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.trimEnd().length,
  }));
}

function sentencesIn(block: Span, masked: string): Span[] {
  return englishSentences(masked.slice(block.start, block.end)).map(({ start, end }) => ({
    start: block.start + start,
    end: block.start + end,
  }));
}
