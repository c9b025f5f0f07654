import { tokenise } from '../text/white-space.js';
import { annotationOf, annotatorsOf } from './annotators.js';
import { inOrder, referenced, type Edit, type Sentence } from './edit.js';
import { leavesText } from './uncorrected.js';

/**
 * The text with the edits applied from left to right, each with its first correction; an edit that overlaps an earlier
 * one is left out. Edits of type `Um` (unclear meaning) leave the text as it is: this is how the texts of CoNLL-2014's
 * Table 12 and the references of Chollampatt & Ng (2018) were made. So do those of type `UNK`, which ERRANT gives to
 * errors that were detected and not corrected.
 *
 * @example
 * applyEdits('He go home', extractEdits('He go home', 'He goes home')); // → "He goes home"
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const tokens = tokenise(source);
  const result: string[] = [];
  let at = 0;
  for (const { start, end, type, corrections } of inOrder(edits)) {
    if (start < at || end < start || leavesText(type)) continue;
    result.push(...tokens.slice(at, start), ...tokenise(corrections[0]));
    at = end;
  }
  return [...result, ...tokens.slice(at)].join(' ');
}

/**
 * The sentences with a reference for each annotator of the corpus, by ascending number; `standIn` says whose edits
 * count where a sentence does not list an annotator. For a batch, pass the annotators of the whole corpus.
 */
export function withReferences(
  sentences: readonly Sentence[],
  annotators: readonly number[] = annotatorsOf(sentences),
): Sentence[] {
  return sentences.map((sentence) =>
    referenced(
      sentence,
      annotators.map((id) => applyEdits(sentence.source, annotationOf(sentence, id).edits)),
    ),
  );
}

/** The references of a sentence; if it has none, those that its annotations make, one for each. */
export function referencesOf({ source, annotations, references = [] }: Sentence): readonly string[] {
  return references.length > 0 ? references : annotations.map(({ edits }) => applyEdits(source, edits));
}
