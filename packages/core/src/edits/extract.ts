import { requiredEdit, type Edit, type Sentence } from '../corpus/edit.js';
import { Vocabulary } from '../text/vocabulary.js';
import { tokenise } from '../text/white-space.js';
import { EditLattice, Move } from './lattice.js';
import type { ProposedEdit } from './proposed-edit.js';
import { wordDifference } from './word-difference.js';

/** Whole changed stretches between common words, or the single words of a shortest Levenshtein path. */
export const granularities = ['stretch', 'word'] as const;
export type Granularity = (typeof granularities)[number];

/** A sentence with the edits of each corrected text, numbered as annotators. */
export function extractSentence(source: string, corrected: readonly string[], granularity?: Granularity): Sentence {
  return {
    source,
    annotations: corrected.map((text, annotator) => ({ annotator, edits: extractEdits(source, text, granularity) })),
  };
}

/**
 * The edits that turn a text into its correction. Their types say what they do: `M` inserts something missing, `U`
 * removes something unnecessary, `R` replaces.
 */
export function extractEdits(source: string, corrected: string, granularity: Granularity = 'stretch'): Edit[] {
  if (source === corrected) return [];
  const vocabulary = new Vocabulary();
  const sourceIds = vocabulary.encodeText(source);
  const words = tokenise(corrected);
  const lattice = new EditLattice();
  lattice.build(sourceIds, vocabulary.encode(words));
  const changes = granularity === 'stretch' ? wordDifference(lattice) : singleWords(lattice);
  return changes.map(({ start, end, from, to }) => {
    const type = start === end ? 'M' : from === to ? 'U' : 'R';
    return requiredEdit({ start, end, type, correction: words.slice(from, to).join(' ') });
  });
}

/** The changes of one shortest path: matches come as early as possible, then substitutions; insertions are joined. */
function singleWords(lattice: EditLattice): ProposedEdit[] {
  const { source, hypothesis, moves, rowStep } = lattice;
  const changes: ProposedEdit[] = [];
  let row = 0;
  let column = 0;
  while (row < source.length || column < hypothesis.length) {
    const cell = lattice.cell(row, column);
    const bothGoOn = row < source.length && column < hypothesis.length;
    const start = row;
    const from = column;
    if (bothGoOn && (moves[cell + rowStep + 1] & Move.diagonal) !== 0) {
      row++;
      column++;
      if (source[start] === hypothesis[from]) continue;
    } else if (row < source.length && (moves[cell + rowStep] & Move.deletion) !== 0) {
      row++;
    } else {
      column++;
    }
    const last = changes.at(-1);
    if (start === row && last?.end === row && last.to === from && last.start === last.end) {
      changes[changes.length - 1] = { ...last, to: column };
    } else {
      changes.push({ start, end: row, from, to: column });
    }
  }
  return changes;
}
