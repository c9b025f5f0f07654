import { EditLattice } from '../../edits/lattice.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { tokenise } from '../../text/white-space.js';
import { PHRASE_LIMITS, PhraseLattice } from './phrase-lattice.js';

/** An edge of the edit lattice, from (tokens read, tokens written) to the same. */
export interface PhraseEdge {
  readonly from: readonly [row: number, column: number];
  readonly to: readonly [row: number, column: number];
  readonly original: string;
  readonly correction: string;
  /** Elementary moves in the edge: its cost where it matches no gold edit. */
  readonly length: number;
}

/** The edit lattice of a short sentence with its phrase edits (Dahlmeier & Ng 2012, Figure 2). */
export function phraseEdges(source: string, hypothesis: string, maxUnchanged = 2): PhraseEdge[] {
  const vocabulary = new Vocabulary();
  const [before, after] = [source, hypothesis].map(tokenise);
  const lattice = new EditLattice();
  lattice.build(vocabulary.encode(before), vocabulary.encode(after));
  const phrases = new PhraseLattice();
  phrases.build(lattice, maxUnchanged, PHRASE_LIMITS);
  const { row, column, from, to, length } = phrases;
  const isEdge = (arc: number): boolean => length[arc] === 1 || !phrases.isUnchanged(arc);
  return Array.from({ length: phrases.arcCount }, (_, arc) => arc)
    .filter(isEdge)
    .map((arc) => ({
      from: [row[from[arc]], column[from[arc]]],
      to: [row[to[arc]], column[to[arc]]],
      original: before.slice(row[from[arc]], row[to[arc]]).join(' '),
      correction: after.slice(column[from[arc]], column[to[arc]]).join(' '),
      length: length[arc],
    }));
}
