import { tokenise, type EditMark } from '@stet/core/internal';

/** A stretch of a marked sentence: unedited words, or an edit with the gold edits that it takes the place of. */
export type Stretch =
  | { readonly kind: 'kept'; readonly words: string }
  | { readonly kind: 'marked'; readonly mark: EditMark; readonly instead: readonly EditMark[] };

interface Placed {
  readonly mark: EditMark;
  readonly instead: EditMark[];
}

/**
 * The source cut at its marks, for drawing. Edits of a system never overlap; a missed edit that overlaps one of them,
 * or another missed edit, cannot be drawn in the line and goes with the edit that it overlaps.
 */
export function stretchesOf(source: string, marks: readonly EditMark[]): Stretch[] {
  const words = tokenise(source);
  const stretches: Stretch[] = [];
  let at = 0;
  const keep = (to: number): void => {
    if (to > at) stretches.push({ kind: 'kept', words: words.slice(at, to).join(' ') });
  };
  for (const { mark, instead } of placeMarks(marks)) {
    keep(mark.start);
    stretches.push({ kind: 'marked', mark, instead });
    at = mark.end;
  }
  keep(words.length);
  return stretches;
}

function placeMarks(marks: readonly EditMark[]): Placed[] {
  const placed: Placed[] = marks.filter(({ kind }) => kind !== 'missed').map((mark) => ({ mark, instead: [] }));
  for (const mark of marks.filter(({ kind }) => kind === 'missed')) {
    const overlapped = placed.find((candidate) => overlap(mark, candidate.mark));
    if (overlapped === undefined) placed.push({ mark, instead: [] });
    else overlapped.instead.push(mark);
  }
  return placed.sort((a, b) => a.mark.start - b.mark.start || a.mark.end - b.mark.end);
}

/** Insertions at the edge of another edit, or at the same offset, do not overlap: they follow one another. */
function overlap(first: EditMark, second: EditMark): boolean {
  return first.end > second.start && second.end > first.start;
}
