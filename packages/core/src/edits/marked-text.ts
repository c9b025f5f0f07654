import { displayWords, joinDisplayWords, type DisplayWord } from '../text/display-words.js';
import { Vocabulary } from '../text/vocabulary.js';
import { EditLattice } from './lattice.js';
import { wordDifference } from './word-difference.js';

/** A stretch of an output next to its source; `before` and `after` are equal where it was kept. */
export interface MarkedStretch {
  readonly kind: 'kept' | 'inserted' | 'deleted' | 'replaced';
  /** The words of the source that it stands for, as offsets among all; the end is after the last of them. */
  readonly start: number;
  readonly end: number;
  /** Whether white space precedes the stretch. */
  readonly spaced: boolean;
  /** Empty for an insertion. */
  readonly before: string;
  /** Empty for a deletion. */
  readonly after: string;
}

/**
 * An output divided into what it keeps of the source and what it changes, for marking the changes (Grundkiewicz et al.
 * 2015, Figure 2). The changes are those of `wordDifference`.
 */
export function markedText(source: string, output: string): MarkedStretch[] {
  const [before, after] = [displayWords(source), displayWords(output)];
  const vocabulary = new Vocabulary();
  const lattice = new EditLattice();
  lattice.build(vocabulary.encode(before.map(textOf)), vocabulary.encode(after.map(textOf)), 'second');
  const stretches: MarkedStretch[] = [];
  let reached = 0;
  let kept = 0;
  const keep = (start: number, to: number): void => {
    const words = after.slice(kept, to);
    if (words.length > 0) stretches.push({ ...stretchOf('kept', words, words), start: reached, end: start });
  };
  for (const { start, end, from, to } of wordDifference(lattice)) {
    keep(start, from);
    const kind = start === end ? 'inserted' : from === to ? 'deleted' : 'replaced';
    stretches.push({ ...stretchOf(kind, before.slice(start, end), after.slice(from, to)), start, end });
    reached = end;
    kept = to;
  }
  keep(before.length, after.length);
  return stretches;
}

/** A change that an output makes, in words of the source. */
export interface MarkedEdit {
  readonly start: number;
  readonly end: number;
  readonly correction: string;
}

/** The changes of `markedText` as edits: what judges of edits are asked about. */
export function markedEdits(source: string, output: string): MarkedEdit[] {
  return markedText(source, output).flatMap(({ kind, start, end, after }) =>
    kind === 'kept' ? [] : [{ start, end, correction: after }],
  );
}

const textOf = ({ text }: DisplayWord): string => text;

function stretchOf(
  kind: MarkedStretch['kind'],
  before: readonly DisplayWord[],
  after: readonly DisplayWord[],
): Omit<MarkedStretch, 'start' | 'end'> {
  const [first] = after.length > 0 ? after : before;
  return { kind, spaced: first.spaced, before: joinDisplayWords(before), after: joinDisplayWords(after) };
}
