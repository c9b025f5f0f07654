import { readCorrections } from '../../corpus/m2/utf8-edit.js';
import { inOrder, plainEdit, requiredEdit, type Annotation, type Edit, type Sentence } from '../../corpus/edit.js';
import type { OutputEdits } from '../../corpus/output-edits.js';
import { referencesOf } from '../../corpus/references.js';
import { leavesText } from '../../corpus/uncorrected.js';
import type { EditAnnotator } from '../../edits/errant/annotator.js';
import { placeEdits } from '../../edits/errant/place-edits.js';
import { reannotate } from '../../edits/errant/reannotate.js';
import type { TypedEdit } from '../../edits/errant/typed-edit.js';
import { StetError, quote } from '../../error.js';
import { tokenise } from '../../text/white-space.js';
import type { Segment } from '../metric.js';

/**
 * Where the edits of the gold come from: from its annotators; from them, with types of ERRANT and without words that stay;
 * or from its corrected texts, as those of a system do.
 */
export const goldEditSources = ['given', 'typed', 'extracted'] as const;
export type GoldEditSource = (typeof goldEditSources)[number];

/** An edit of a system: where it is in both texts, and as it is written. */
export interface SystemEdit {
  readonly edit: TypedEdit;
  readonly written: Edit;
}

/** Says which edits a system made, and which the gold asks for. */
export class EditSource {
  readonly #annotator: EditAnnotator;
  readonly #goldEdits: GoldEditSource;

  constructor(annotator: EditAnnotator, goldEdits: GoldEditSource) {
    this.#annotator = annotator;
    this.#goldEdits = goldEdits;
  }

  /** The edits that a system says it made, or those that ERRANT finds in its text. */
  proposed(segment: Segment): SystemEdit[] {
    return segment.edits === undefined ? this.#found(segment) : named(segment, segment.edits);
  }

  /** The edits of each annotator, or of each reference, in their order. */
  golds(sentence: Sentence): readonly Annotation[] {
    switch (this.#goldEdits) {
      case 'given':
        return sentence.annotations;
      case 'typed':
        return sentence.annotations.map((annotation) => this.#typed(sentence.source, annotation));
      case 'extracted':
        return this.#extracted(sentence);
    }
  }

  /** The edits between the source and the text of a system. */
  #found({ sentence, hypothesis }: Segment): SystemEdit[] {
    const edits = this.#annotator.edits(sentence.source, hypothesis);
    const written = writtenEdits(edits, tokenise(hypothesis));
    return edits.map((edit, at) => ({ edit, written: written[at] }));
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
