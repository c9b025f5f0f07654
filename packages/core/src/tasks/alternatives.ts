import { inOrder, type Annotation, type Edit, type Sentence } from '../corpus/edit.js';
import { standIn } from '../corpus/annotators.js';

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
 * al. 2014, section 6). A set that the sentence has already is not added again. Of an answer that several sequences of
 * edits make, each is varied.
 */
export function addAlternatives(gold: readonly Sentence[], answers: readonly AlternativeAnswer[]): Sentence[] {
  const sentences = [...gold];
  for (const { sentence: at, annotator, edits } of answers) {
    const sentence = sentences[at];
    const { annotations } = sentence;
    const next = 1 + Math.max(...annotations.map((annotation) => annotation.annotator));
    const added = sequencesBy(gold[at], annotator)
      .map((sequence): Annotation => ({ annotator: next, edits: varied(sequence.edits, edits) }))
      .filter((alternative, index, all) => !isAmong(alternative, [...annotations, ...all.slice(0, index)]));
    sentences[at] = { ...sentence, annotations: [...annotations, ...added] };
  }
  return sentences;
}

function sequencesBy(sentence: Sentence, annotator: number): readonly Annotation[] {
  const id = standIn(sentence, annotator);
  return sentence.annotations.filter((annotation) => annotation.annotator === id);
}

function isAmong({ edits }: Annotation, annotations: readonly Annotation[]): boolean {
  return annotations.some((annotation) => sameCorrections(annotation.edits, edits));
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
