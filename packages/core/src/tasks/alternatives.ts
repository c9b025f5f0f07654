import { inOrder, type Annotation, type Edit, type Sentence } from '../corpus/edit.js';
import { annotationOf } from '../corpus/annotators.js';

/** Corrections of one sentence that were accepted as an alternative to those of an annotator. */
export interface AlternativeAnswer {
  /** Index of the sentence. */
  readonly sentence: number;
  /** The annotator whose answer it varies. */
  readonly annotator: number;
  /** They replace the annotator's edits that they overlap. */
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
    if (sentence.annotations.some((annotation) => sameCorrections(annotation.edits, alternative))) continue;
    const next = 1 + Math.max(...sentence.annotations.map((annotation) => annotation.annotator));
    const added: Annotation = { annotator: next, edits: alternative };
    sentences[at] = { ...sentence, annotations: [...sentence.annotations, added] };
  }
  return sentences;
}

/** The `original` edits, with `edits` in place of those that they overlap. */
function varied(original: readonly Edit[], edits: readonly Edit[]): readonly Edit[] {
  const kept = original.filter((candidate) => !edits.some((edit) => overlap(candidate, edit)));
  return inOrder([...kept, ...edits]);
}

/** True for two insertions at the same offset, an insertion inside a span, or spans that share a token. */
function overlap(first: Edit, second: Edit): boolean {
  if (first.start === first.end && second.start === second.end) return first.start === second.start;
  return first.start < second.end && second.start < first.end;
}

function sameCorrections(first: readonly Edit[], second: readonly Edit[]): boolean {
  const key = (edits: readonly Edit[]): string =>
    JSON.stringify(inOrder(edits).map(({ start, end, corrections }) => [start, end, corrections]));
  return key(first) === key(second);
}
