import { displayWords, type DisplayWord } from '../text/display-words.js';
import { Vocabulary } from '../text/vocabulary.js';
import { EditLattice } from './lattice.js';
import { wordDifference } from './word-difference.js';

/** A stretch of an output next to its source; `before` and `after` are equal where it was kept. */
export interface MarkedStretch {
  readonly kind: 'kept' | 'inserted' | 'deleted' | 'replaced';
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
  let kept = 0;
  const keep = (to: number): void => {
    const words = after.slice(kept, to);
    if (words.length > 0) stretches.push(stretchOf('kept', words, words));
  };
  for (const { start, end, from, to } of wordDifference(lattice)) {
    keep(from);
    const kind = start === end ? 'inserted' : from === to ? 'deleted' : 'replaced';
    stretches.push(stretchOf(kind, before.slice(start, end), after.slice(from, to)));
    kept = to;
  }
  keep(after.length);
  return stretches;
}

const textOf = ({ text }: DisplayWord): string => text;

function stretchOf(
  kind: MarkedStretch['kind'],
  before: readonly DisplayWord[],
  after: readonly DisplayWord[],
): MarkedStretch {
  const [first] = after.length > 0 ? after : before;
  return { kind, spaced: first.spaced, before: joined(before), after: joined(after) };
}

function joined(words: readonly DisplayWord[]): string {
  return words.map(({ text, spaced }, at) => (spaced && at > 0 ? ` ${text}` : text)).join('');
}
