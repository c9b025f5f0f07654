import type { Sentence } from '../../corpus/edit.js';
import { Vocabulary, isEqual } from '../../text/vocabulary.js';
import { tokenise } from '../../text/white-space.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import { accepts, goldEdits, type AlignedEdit, type GoldEdit } from './gold-edit.js';
import { countLevels, type LevelCounts } from './levels.js';
import { pythonOrder } from './python-order.js';

/** Says by which edits a hypothesis came from its source: where edit-based metrics differ. */
export interface EditFinder {
  /** Takes up a pair of sentences. */
  open(source: Int32Array, hypothesis: Int32Array): void;
  /** The edits of that pair, from left to right; a finder may choose them to suit the gold. */
  edits(golds: readonly GoldEdit[]): ProposedEdit[];
}

export interface AlignerOptions {
  readonly ignoreWhitespaceCasing: boolean;
  readonly strictOriginal: boolean;
  readonly levels: boolean;
}

/** The hypothesis seen through the eyes of one annotator. */
export interface Alignment {
  readonly annotator: number;
  readonly edits: readonly AlignedEdit[];
  readonly golds: readonly GoldEdit[];
  readonly correct: number;
  readonly levels?: LevelCounts;
}

interface PreparedSentence {
  readonly source: Int32Array;
  readonly annotations: readonly { readonly annotator: number; readonly golds: readonly GoldEdit[] }[];
}

/** Compares hypotheses with annotated sentences, by the edits of a finder. */
export class Aligner {
  readonly #finder: EditFinder;
  readonly #options: AlignerOptions;
  readonly #vocabulary = new Vocabulary();
  readonly #prepared = new WeakMap<Sentence, PreparedSentence>();

  constructor(finder: EditFinder, options: AlignerOptions) {
    this.#finder = finder;
    this.#options = options;
  }

  /** An alignment for each annotator, in the order in which the official scorer tries them. */
  align(sentence: Sentence, hypothesis: string): Alignment[] {
    const { source, annotations } = this.#prepare(sentence);
    const target = this.#vocabulary.encodeText(hypothesis);
    const unchanged = isEqual(source, target);
    if (!unchanged) this.#finder.open(source, target);
    return annotations.map(({ annotator, golds }) => {
      const found = unchanged ? [] : this.#finder.edits(golds);
      const { edits, correct } = this.#match(this.#withoutIgnored(found, sentence.source, hypothesis), golds, target);
      const levels = this.#options.levels ? { levels: countLevels(edits, golds, source, target) } : {};
      return { annotator, edits, golds, correct, ...levels };
    });
  }

  #prepare(sentence: Sentence): PreparedSentence {
    let prepared = this.#prepared.get(sentence);
    if (prepared === undefined) {
      const editsOf = new Map(sentence.annotations.map(({ annotator, edits }) => [annotator, edits]));
      prepared = {
        source: this.#vocabulary.encodeText(sentence.source),
        annotations: pythonOrder([...editsOf.keys()]).map((annotator) => ({
          annotator,
          golds: goldEdits(editsOf.get(annotator) ?? [], this.#vocabulary, this.#options.strictOriginal),
        })),
      };
      this.#prepared.set(sentence, prepared);
    }
    return prepared;
  }

  /** The edits without those that change only blanks and capitals, where these are ignored. */
  #withoutIgnored(edits: ProposedEdit[], source: string, hypothesis: string): ProposedEdit[] {
    if (!this.#options.ignoreWhitespaceCasing || edits.length === 0) return edits;
    const before = tokenise(source);
    const after = tokenise(hypothesis);
    return edits.filter(
      ({ start, end, from, to }) =>
        lowerCase(before.slice(start, end).join('')) !== lowerCase(after.slice(from, to).join('')),
    );
  }

  /**
   * Goes through the edits from left to right with a pointer into the gold edits; an edit is correct when a gold
   * edit at or behind the pointer accepts it. The official scorer does not stop at the first that does, so that
   * duplicate gold edits count one edit twice.
   */
  #match(
    edits: readonly ProposedEdit[],
    golds: readonly GoldEdit[],
    hypothesis: Int32Array,
  ): { edits: AlignedEdit[]; correct: number } {
    let pointer = 0;
    let correct = 0;
    const aligned = edits.map(({ start, end, from, to }) => {
      let match = -1;
      for (let at = pointer; at < golds.length; at++) {
        if (golds[at].start !== start || golds[at].end !== end) continue;
        if (!accepts(golds[at], hypothesis, from, to)) continue;
        correct++;
        match = at;
        pointer = at + 1;
        if (!this.#options.strictOriginal) break;
      }
      return { start, end, from, to, gold: match };
    });
    return { edits: aligned, correct };
  }
}

/** Lower case by single characters, as Python 2 does: no final sigma, and "İ" is "i". */
function lowerCase(text: string): string {
  return Array.from(text, (character) => Array.from(character.toLowerCase())[0]).join('');
}
