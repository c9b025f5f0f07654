import { inOrder, type Annotation, type Edit, type Sentence } from '../corpus/edit.js';
import { annotationOf } from '../corpus/annotators.js';

/** Corrections of one sentence that were accepted as an answer to it beside those of an annotator. */
export interface AlternativeAnswer {
  /** Index of the sentence. */
  readonly sentence: number;
  /** The annotator whose answer it varies. */
  readonly annotator: number;
  /** They take the place of the annotator's edits that they overlap. */
  readonly edits: readonly Edit[];
}

/**
 * The gold with alternative answers: each becomes an annotation set of its own, beside those of the annotators (Ng et
 * al. 2014, section 6). A set that the sentence has already is not added again.
 */
export function addAlternatives(gold: readonly Sentence[], answers: readonly AlternativeAnswer[]): Sentence[] {
  const sentences = [...gold];
  for (const { sentence: at, annotator, edits } of answers) {
    const sentence = sentences[at];
    const alternative = varied(annotationOf(gold[at], annotator).edits, edits);
    if (sentence.annotations.some((known) => sameCorrections(known.edits, alternative))) continue;
    const next = 1 + Math.max(...sentence.annotations.map((known) => known.annotator));
    const added: Annotation = { annotator: next, edits: alternative };
    sentences[at] = { ...sentence, annotations: [...sentence.annotations, added] };
  }
  return sentences;
}

/** An annotator's edits with these in their place. */
function varied(original: readonly Edit[], edits: readonly Edit[]): readonly Edit[] {
  const kept = original.filter((own) => !edits.some((edit) => overlap(own, edit)));
  return inOrder([...kept, ...edits]);
}

/** Two insertions at one place, an insertion inside a stretch, or stretches that share a token. */
function overlap(one: Edit, other: Edit): boolean {
  if (one.start === one.end && other.start === other.end) return one.start === other.start;
  return one.start < other.end && other.start < one.end;
}

function sameCorrections(one: readonly Edit[], other: readonly Edit[]): boolean {
  const key = (edits: readonly Edit[]): string =>
    JSON.stringify(inOrder(edits).map(({ start, end, corrections }) => [start, end, corrections]));
  return key(one) === key(other);
}
