import type { Mark } from '@stet/server';
import { endOf, startOf, type Selection } from './selection.js';

/** Something in a paragraph that is drawn: its text cut where marks begin and end, and what stands between. */
export type Drawn =
  | {
      readonly kind: 'text';
      readonly start: number;
      readonly text: string;
      /** Those that cover it, the lowest line first. */
      readonly marks: readonly LinedMark[];
      readonly selected: boolean;
    }
  /** Where a mark ends: its number and its correction. */
  | { readonly kind: 'end'; readonly mark: number }
  | { readonly kind: 'insertion'; readonly mark: number }
  /** The place between words that is chosen. */
  | { readonly kind: 'caret' };

export interface LinedMark {
  readonly mark: number;
  /** Marks that overlap are underlined on different lines. */
  readonly line: number;
}

/** Cuts a paragraph for drawing. The texts in their order are the paragraph. */
export function drawnText(
  text: string,
  paragraph: number,
  marks: readonly Mark[],
  selection: Selection | undefined,
): Drawn[] {
  const own = [...marks.entries()].filter(
    ([, mark]) => mark.startParagraph === paragraph && mark.endParagraph === paragraph,
  );
  const lines = linesOf(own);
  const chosen = selection?.paragraph === paragraph ? selection : undefined;
  const from = chosen === undefined ? -1 : startOf(chosen);
  const to = chosen === undefined ? -1 : endOf(chosen);
  const cuts = [0, text.length, ...own.flatMap(([, mark]) => [mark.startOffset, mark.endOffset]), from, to];
  const places = [...new Set(cuts)].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return places.flatMap((start, index): Drawn[] => {
    const end = places.at(index + 1) ?? start;
    const ending = own.filter(([, { startOffset, endOffset }]) => endOffset === start && startOffset < endOffset);
    const inserted = own.filter(([, { startOffset, endOffset }]) => startOffset === start && endOffset === start);
    const covering = own.filter(([, mark]) => mark.startOffset <= start && end <= mark.endOffset && start < end);
    return [
      ...ending.map(([mark]): Drawn => ({ kind: 'end', mark })),
      ...inserted.map(([mark]): Drawn => ({ kind: 'insertion', mark })),
      ...(from === start && to === start ? [{ kind: 'caret' } as const] : []),
      ...(start === end
        ? []
        : [
            {
              kind: 'text' as const,
              start,
              text: text.slice(start, end),
              marks: covering
                .map(([mark]) => ({ mark, line: lines.get(mark) ?? 0 }))
                .sort((one, other) => one.line - other.line),
              selected: from <= start && end <= to,
            },
          ]),
    ];
  });
}

/** A line for each mark, so that none shares it with one that it overlaps. */
function linesOf(marks: readonly (readonly [number, Mark])[]): Map<number, number> {
  const lines = new Map<number, number>();
  const ends: number[] = [];
  const byStart = marks
    .filter(([, { startOffset, endOffset }]) => startOffset < endOffset)
    .sort(([, one], [, other]) => one.startOffset - other.startOffset || other.endOffset - one.endOffset);
  for (const [number, { startOffset, endOffset }] of byStart) {
    const free = ends.findIndex((end) => end <= startOffset);
    const line = free === -1 ? ends.length : free;
    ends[line] = endOffset;
    lines.set(number, line);
  }
  return lines;
}
