import type { Mark } from '@stet/server';
import { endOf, startOf, type Selection } from './selection.js';

/** A piece of a drawn paragraph, which is cut at the ends of marks and selection: text, or what is drawn at a cut. */
export type Drawn =
  | {
      readonly kind: 'text';
      readonly start: number;
      readonly text: string;
      /** The marks that cover the text, lowest line first. */
      readonly marks: readonly LinedMark[];
      readonly selected: boolean;
    }
  /** Where a mark ends: its number and its correction. */
  | { readonly kind: 'end'; readonly mark: number }
  | { readonly kind: 'insertion'; readonly mark: number }
  /** The selection, when it is empty. */
  | { readonly kind: 'caret' };

export interface LinedMark {
  readonly mark: number;
  /** Overlapping marks are underlined on different lines. */
  readonly line: number;
}

/** Cuts a paragraph into pieces for drawing. The text pieces, joined in order, are the paragraph. */
export function drawnText(
  text: string,
  paragraph: number,
  marks: readonly Mark[],
  selection: Selection | undefined,
): Drawn[] {
  const numberedMarks = [...marks.entries()].filter(
    ([, mark]) => mark.startParagraph === paragraph && mark.endParagraph === paragraph,
  );
  const lines = linesOf(numberedMarks);
  const chosen = selection?.paragraph === paragraph ? selection : undefined;
  const from = chosen === undefined ? -1 : startOf(chosen);
  const to = chosen === undefined ? -1 : endOf(chosen);
  const cuts = [0, text.length, ...numberedMarks.flatMap(([, mark]) => [mark.startOffset, mark.endOffset]), from, to];
  const offsets = [...new Set(cuts)].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return offsets.flatMap((start, index): Drawn[] => {
    const end = offsets.at(index + 1) ?? start;
    const ending = numberedMarks.filter(
      ([, { startOffset, endOffset }]) => endOffset === start && startOffset < endOffset,
    );
    const inserted = numberedMarks.filter(
      ([, { startOffset, endOffset }]) => startOffset === start && endOffset === start,
    );
    const covering = numberedMarks.filter(
      ([, mark]) => mark.startOffset <= start && end <= mark.endOffset && start < end,
    );
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
              marks: covering.map(([mark]) => ({ mark, line: lines.get(mark) ?? 0 })).sort((a, b) => a.line - b.line),
              selected: from <= start && end <= to,
            },
          ]),
    ];
  });
}

/** Assigns each mark an underline, so that overlapping marks never share one. */
function linesOf(marks: readonly (readonly [number, Mark])[]): Map<number, number> {
  const lines = new Map<number, number>();
  const ends: number[] = [];
  const byStart = marks
    .filter(([, { startOffset, endOffset }]) => startOffset < endOffset)
    .sort(([, a], [, b]) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const [number, { startOffset, endOffset }] of byStart) {
    const free = ends.findIndex((end) => end <= startOffset);
    const line = free === -1 ? ends.length : free;
    ends[line] = endOffset;
    lines.set(number, line);
  }
  return lines;
}
