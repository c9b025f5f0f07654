import { readCorrections } from '../../corpus/m2/utf8-edit.js';
import { inOrder, plainEdit, requiredEdit, type Annotation, type Edit, type Sentence } from '../../corpus/edit.js';
import type { OutputEdits } from '../../corpus/output-edits.js';
import { referencesOf } from '../../corpus/references.js';
import { leavesText } from '../../corpus/uncorrected.js';
import type { ErrantAnnotator } from '../../edits/errant/annotator.js';
import { placeEdits } from '../../edits/errant/place-edits.js';
import { reannotate } from '../../edits/errant/reannotate.js';
import type { TypedEdit } from '../../edits/errant/typed-edit.js';
import { StetError, quote } from '../../error.js';
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
  align(segment: Segment): ErrantAlignment[] {
    const golds = this.#golds(segment.sentence);
    const proposed = segment.edits === undefined ? this.#found(segment) : named(segment, segment.edits);
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

  /** The edits between the source and the text of a system. */
  #found({ sentence, hypothesis }: Segment): SystemEdit[] {
    const edits = this.#annotator.edits(sentence.source, hypothesis);
    const written = writtenEdits(edits, tokenise(hypothesis));
    return edits.map((edit, at) => ({ edit, written: written[at] }));
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

/** An edit of a system: where it is in both texts, and as it is written. */
interface SystemEdit {
  readonly edit: TypedEdit;
  readonly written: Edit;
}

/** The edits that a system says it made. */
function named({ sentence }: Segment, { source, edits }: OutputEdits): SystemEdit[] {
  const tokens = tokenise(sentence.source);
  if (tokens.join(' ') !== tokenise(source).join(' ')) {
    throw new StetError({
      code: 'OTHER_SOURCE',
      expected: `edits of ${quote(sentence.source)}`,
      found: `edits of ${quote(source)}`,
      remedy: 'Annotate the sentences of the gold, or hand in the corrected text.',
    });
  }
  const inSentence = inOrder(edits);
  const { places } = placeEdits(
    tokens,
    inSentence.filter(({ type }) => !leavesText(type)),
  );
  let made = 0;
  return inSentence.map((written) => {
    const { start, end, type } = written;
    const place = leavesText(type) ? undefined : places[made++];
    // What is not made is shown where it would be.
    return { written, edit: { ...(place ?? { start, end, from: start, to: start }), type } };
  });
}

/** Edits between two texts with the words that they put in. */
function writtenEdits(edits: readonly TypedEdit[], corrected: readonly string[]): Edit[] {
  return edits.map(({ start, end, from, to, type }) =>
    requiredEdit({ start, end, type, correction: corrected.slice(from, to).join(' ') }),
  );
}
