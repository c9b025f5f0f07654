import { tokenise, type EditMark } from '@stet/core/internal';

/** A stretch of a marked sentence: words that nobody touches, or an edit with the gold edits that it stands in for. */
export type Stretch =
  | { readonly kind: 'kept'; readonly words: string }
  | { readonly kind: 'marked'; readonly mark: EditMark; readonly instead: readonly EditMark[] };

interface Placed {
  readonly mark: EditMark;
  readonly instead: EditMark[];
}

/**
 * The source cut at its marks, for drawing. Edits of a system never overlap; a missed edit that overlaps one of them,
 * or another missed edit, cannot be drawn in the line and goes with the edit that has its place.
 */
export function stretchesOf(source: string, marks: readonly EditMark[]): Stretch[] {
  const words = tokenise(source);
  const stretches: Stretch[] = [];
  let at = 0;
  const keep = (to: number): void => {
    if (to > at) stretches.push({ kind: 'kept', words: words.slice(at, to).join(' ') });
  };
  for (const { mark, instead } of place(marks)) {
    keep(mark.start);
    stretches.push({ kind: 'marked', mark, instead });
    at = mark.end;
  }
  keep(words.length);
  return stretches;
}

function place(marks: readonly EditMark[]): Placed[] {
  const placed: Placed[] = marks.filter(({ kind }) => kind !== 'missed').map((mark) => ({ mark, instead: [] }));
  for (const mark of marks.filter(({ kind }) => kind === 'missed')) {
    const taken = placed.find((other) => overlap(mark, other.mark));
    if (taken === undefined) placed.push({ mark, instead: [] });
    else taken.instead.push(mark);
  }
  return placed.sort((a, b) => a.mark.start - b.mark.start || a.mark.end - b.mark.end);
}

/** Insertions at the edge of another edit, or at one place, can stand one after the other. */
function overlap(one: EditMark, other: EditMark): boolean {
  return one.end > other.start && other.end > one.start;
}
