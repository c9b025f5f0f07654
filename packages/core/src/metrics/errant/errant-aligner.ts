import { inOrder, type Sentence } from '../../corpus/edit.js';
import type { Alignment } from '../edit-based/alignment.js';
import type { Segment } from '../metric.js';
import type { EditSource } from './edit-source.js';
import { isCompared, type ComparisonOptions } from './keyed-edits.js';
import { matchEdits } from './match-edits.js';
import { countPairs, keyAnnotation, type KeyedAnnotation, type TypeCounts } from './pair-counts.js';

/** A hypothesis against one annotator or reference, with the counts of each type. */
export type ErrantAlignment = Alignment<readonly TypeCounts[]>;

/** Compares the edits of hypotheses, as ERRANT extracts them, with those of a gold. */
export class ErrantAligner {
  readonly #source: EditSource;
  readonly #options: ComparisonOptions;
  /** The sentence that came last: what several systems made of it comes one after the other. */
  #prepared: { readonly sentence: Sentence; readonly golds: readonly KeyedAnnotation[] } | undefined;

  constructor(source: EditSource, options: ComparisonOptions) {
    this.#source = source;
    this.#options = options;
  }

  /** An alignment for each annotator, or for each reference, in their order. */
  align(segment: Segment): ErrantAlignment[] {
    const golds = this.#golds(segment.sentence);
    const proposed = this.#source.proposed(segment);
    const compared = proposed.filter(({ written }) => isCompared(written, this.#options));
    const ours = keyAnnotation({ annotator: 0, edits: proposed.map(({ written }) => written) }, this.#options);
    return countPairs([ours], golds, this.#options).map(({ tp, fp, fn, types }, at) => {
      const { annotator, annotation } = golds[at];
      const goldEdits = inOrder(annotation.edits.filter((edit) => isCompared(edit, this.#options)));
      const matches = matchEdits(
        compared.map(({ written }) => written),
        goldEdits,
        ours.keyed,
        this.#options,
      );
      return {
        annotator,
        edits: compared.map(({ edit }, index) => ({ ...edit, ...matches[index] })),
        golds: goldEdits.map((edit) => ({ edit })),
        correct: tp,
        proposed: tp + fp,
        gold: tp + fn,
        detail: types,
      };
    });
  }

  #golds(sentence: Sentence): readonly KeyedAnnotation[] {
    if (this.#prepared?.sentence === sentence) return this.#prepared.golds;
    const golds = this.#source.golds(sentence).map((annotation) => keyAnnotation(annotation, this.#options));
    this.#prepared = { sentence, golds };
    return golds;
  }
}
