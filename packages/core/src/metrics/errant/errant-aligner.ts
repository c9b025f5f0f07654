import { readCorrections } from '../../corpus/m2/utf8-edit.js';
import { inOrder, plainEdit, requiredEdit, type Annotation, type Edit, type Sentence } from '../../corpus/edit.js';
import { referencesOf } from '../../corpus/references.js';
import type { ErrantAnnotator } from '../../edits/errant/annotator.js';
import { reannotate } from '../../edits/errant/reannotate.js';
import type { TypedEdit } from '../../edits/errant/typed-edit.js';
import { tokenise } from '../../text/white-space.js';
import type { Alignment } from '../edit-based/alignment.js';
import type { Segment } from '../metric.js';
import { isCompared, type ComparisonOptions } from './keyed-edits.js';
import { matchEdits } from './match-edits.js';
import { countPairs, keyAnnotation, type KeyedAnnotation, type TypeCounts } from './pair-counts.js';

/**
 * Where the edits of the gold come from: from its annotators; from them, with types of ERRANT and without words that stay;
 * or from its corrected texts, as those of a system do.
 */
export const goldEditSources = ['given', 'typed', 'extracted'] as const;
export type GoldEditSource = (typeof goldEditSources)[number];

/** A hypothesis against one annotator or reference, with the counts of each type. */
export type ErrantAlignment = Alignment<readonly TypeCounts[]>;

/** Compares the edits of hypotheses, as ERRANT extracts them, with those of a gold. */
export class ErrantAligner {
  readonly #annotator: ErrantAnnotator;
  readonly #goldEdits: GoldEditSource;
  readonly #options: ComparisonOptions;
  /** The sentence that came last: what several systems made of it comes one after the other. */
  #prepared: { readonly sentence: Sentence; readonly golds: readonly KeyedAnnotation[] } | undefined;

  constructor(annotator: ErrantAnnotator, goldEdits: GoldEditSource, options: ComparisonOptions) {
    this.#annotator = annotator;
    this.#goldEdits = goldEdits;
    this.#options = options;
  }

  /** An alignment for each annotator, or for each reference, in their order. */
  align({ sentence, hypothesis }: Segment): ErrantAlignment[] {
    const golds = this.#golds(sentence);
    const typed = this.#annotator.edits(sentence.source, hypothesis);
    const written = writtenEdits(typed, tokenise(hypothesis));
    const compared = typed
      .map((edit, at) => ({ edit, written: written[at] }))
      .filter((candidate) => isCompared(candidate.written, this.#options));
    const ours = keyAnnotation({ annotator: 0, edits: written }, this.#options);
    return countPairs([ours], golds, this.#options).map(({ tp, fp, fn, types }, at) => {
      const { annotator, annotation } = golds[at];
      const goldEdits = inOrder(annotation.edits.filter((edit) => isCompared(edit, this.#options)));
      const matches = matchEdits(
        compared.map((candidate) => candidate.written),
        goldEdits,
        ours.keyed,
        this.#options,
      );
      return {
        annotator,
        edits: compared.map(({ edit }, index) => ({ ...edit, gold: matches[index] })),
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
    const golds = this.#annotations(sentence).map((annotation) => keyAnnotation(annotation, this.#options));
    this.#prepared = { sentence, golds };
    return golds;
  }

  #annotations(sentence: Sentence): readonly Annotation[] {
    switch (this.#goldEdits) {
      case 'given':
        return sentence.annotations;
      case 'typed':
        return sentence.annotations.map((annotation) => this.#typed(sentence.source, annotation));
      case 'extracted':
        return this.#extracted(sentence);
    }
  }

  #typed(source: string, { annotator, edits }: Annotation): Annotation {
    const annotations = edits.map((edit) => ({ ...plainEdit(edit), annotator }));
    const { lines } = reannotate({ sources: [source], annotations }, { edits: 'gold' }, this.#annotator);
    return {
      annotator,
      edits: lines
        .filter(({ start }) => start >= 0)
        .map(({ start, end, type, correction }) => ({
          ...requiredEdit({ start, end, type, correction }),
          corrections: readCorrections(correction),
        })),
    };
  }

  #extracted(sentence: Sentence): Annotation[] {
    return referencesOf(sentence).map((reference, annotator) => ({
      annotator,
      edits: writtenEdits(this.#annotator.edits(sentence.source, reference), tokenise(reference)),
    }));
  }
}

/** Edits between two texts with the words that they put in. */
function writtenEdits(edits: readonly TypedEdit[], corrected: readonly string[]): Edit[] {
  return edits.map(({ start, end, from, to, type }) =>
    requiredEdit({ start, end, type, correction: corrected.slice(from, to).join(' ') }),
  );
}
