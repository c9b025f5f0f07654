import type { Edit, Sentence } from '../../corpus/edit.js';
import { corrected } from '../../corpus/uncorrected.js';
import { sourceText } from '../../corpus/utf8-sentence.js';
import { isSameText, type Text } from '../../text/utf8-text.js';
import { Vocabulary, isEqual } from '../../text/vocabulary.js';
import { tokenise } from '../../text/white-space.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import type { Segment } from '../metric.js';
import { hypothesisText } from '../utf8-segment.js';
import type { AlignedEdit, Alignment } from './alignment.js';
import { accepts, goldEdits, type GoldEdit } from './gold-edit.js';
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

interface PreparedSentence {
  readonly sentence: Sentence;
  readonly text: Text;
  /** Numbered when a hypothesis differs from it. */
  source: Int32Array | undefined;
  readonly annotations: readonly { readonly annotator: number; readonly golds: readonly GoldEdit[] }[];
}

/** Compares hypotheses with annotated sentences, by the edits of a finder. */
export class Aligner {
  readonly #finder: EditFinder;
  readonly #options: AlignerOptions;
  readonly #vocabulary = new Vocabulary();
  /** The sentence that came last: what several systems made of it comes one after the other. */
  #prepared: PreparedSentence | undefined;

  constructor(finder: EditFinder, options: AlignerOptions) {
    this.#finder = finder;
    this.#options = options;
  }

  /** An alignment for each annotator, in the order in which the official scorer tries them. */
  align(segment: Segment): Alignment<LevelCounts>[] {
    const prepared = this.#prepare(segment.sentence);
    const { text, annotations } = prepared;
    const hypothesis = hypothesisText(segment);
    if (!this.#options.levels && isSameText(text, hypothesis)) return annotations.map(leftAlone);
    const source = (prepared.source ??= this.#vocabulary.encodeText(text));
    const target = this.#vocabulary.encodeText(hypothesis);
    const unchanged = isEqual(source, target);
    if (!unchanged) this.#finder.open(source, target);
    return annotations.map(({ annotator, golds }) => {
      const found = unchanged ? [] : this.#finder.edits(golds);
      const { edits, correct } = this.#match(this.#withoutIgnored(found, segment), golds, target);
      const detail = this.#options.levels ? { detail: countLevels(edits, golds, source, target) } : {};
      return { annotator, edits, golds, correct, proposed: edits.length, gold: golds.length, ...detail };
    });
  }

  #prepare(sentence: Sentence): PreparedSentence {
    if (this.#prepared?.sentence === sentence) return this.#prepared;
    const { annotations } = sentence;
    const annotators = new Set(annotations.map(({ annotator }) => annotator));
    return (this.#prepared = {
      sentence,
      text: sourceText(sentence),
      source: undefined,
      // Any sequence of edits that makes an annotator's answer will do: each is a candidate.
      annotations: pythonOrder([...annotators]).flatMap((annotator) =>
        annotations
          .filter((annotation) => annotation.annotator === annotator)
          .map(({ edits }) => ({ annotator, golds: this.#golds(edits) })),
      ),
    });
  }

  /** The official scorer takes what stands on the line of an uncorrected error for its correction. */
  #golds(edits: readonly Edit[]): GoldEdit[] {
    const { strictOriginal } = this.#options;
    return goldEdits(strictOriginal ? edits : corrected(edits), this.#vocabulary, strictOriginal);
  }

  /** The edits without those that change only blanks and capitals, where these are ignored. */
  #withoutIgnored(edits: ProposedEdit[], segment: Segment): ProposedEdit[] {
    if (!this.#options.ignoreWhitespaceCasing || edits.length === 0) return edits;
    const before = tokenise(segment.sentence.source);
    const after = tokenise(segment.hypothesis);
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
    const aligned = edits.map(({ start, end, from, to, taken }) => {
      const place = taken ?? { start, end };
      let match = -1;
      for (let at = pointer; at < golds.length; at++) {
        if (golds[at].start !== place.start || golds[at].end !== place.end) continue;
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

/** The alignment of a hypothesis that is its source. */
function leftAlone({ annotator, golds }: PreparedSentence['annotations'][number]): Alignment<LevelCounts> {
  return { annotator, edits: [], golds, correct: 0, proposed: 0, gold: golds.length };
}

/** Lower case by single characters, as Python 2 does: no final sigma, and "İ" is "i". */
function lowerCase(text: string): string {
  return Array.from(text, (character) => Array.from(character.toLowerCase())[0]).join('');
}
