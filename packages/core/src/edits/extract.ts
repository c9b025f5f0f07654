import { requiredEdit, type Edit, type Sentence } from '../corpus/edit.js';
import { isSameText, textOf, type Text } from '../text/utf8-text.js';
import { Vocabulary } from '../text/vocabulary.js';
import { EditLattice, Move } from './lattice.js';
import type { ProposedEdit } from './proposed-edit.js';
import { wordDifference } from './word-difference.js';

/** Whole changed stretches between common words, or the single words of a shortest Levenshtein path. */
export const granularities = ['stretch', 'word'] as const;
export type Granularity = (typeof granularities)[number];

/** A sentence with the edits of each corrected text, numbered as annotators. */
export function extractSentence(
  source: Text,
  corrected: readonly Text[],
  granularity?: Granularity,
  extractor = new EditExtractor(),
): Sentence {
  return {
    source: textOf(source),
    annotations: corrected.map((text, annotator) => ({
      annotator,
      edits: extractor.edits(source, text, granularity),
    })),
  };
}

/**
 * The edits that turn a text into its correction. Their types say what they do: `M` inserts something missing, `U`
 * removes something unnecessary, `R` replaces.
 */
export function extractEdits(source: string, corrected: string, granularity?: Granularity): Edit[] {
  return new EditExtractor().edits(source, corrected, granularity);
}

/** A vocabulary of more tokens gives way to a new one, so that memory stays bounded. */
const MOST_TOKENS = 1 << 16;

/** Extracts edits from many pairs of texts; keeps its working memory from one pair to the next. */
export class EditExtractor {
  #vocabulary = new Vocabulary();
  readonly #lattice = new EditLattice();

  edits(source: Text, corrected: Text, granularity: Granularity = 'stretch'): Edit[] {
    if (isSameText(source, corrected)) return [];
    if (this.#vocabulary.size > MOST_TOKENS) this.#vocabulary = new Vocabulary();
    const vocabulary = this.#vocabulary;
    const lattice = this.#lattice;
    const words = vocabulary.encodeText(corrected);
    lattice.build(vocabulary.encodeText(source), words, granularity === 'stretch' ? 'second' : 'first');
    const changes = granularity === 'stretch' ? wordDifference(lattice) : singleWords(lattice);
    return changes.map(({ start, end, from, to }) => {
      const type = start === end ? 'M' : from === to ? 'U' : 'R';
      const correction = Array.from(words.subarray(from, to), (id) => vocabulary.token(id)).join(' ');
      return requiredEdit({ start, end, type, correction });
    });
  }
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
