import { tokenise } from '../text/white-space.js';
import { annotatorsOf } from './annotators.js';
import { inOrder, referenced, type Edit, type Sentence } from './edit.js';
import { answersOf } from './m2/block.js';
import { editsFor, type ReferenceSet } from './reference-set.js';
import { answeredSentence } from './unannotatable.js';
import { isDetected, leavesText } from './uncorrected.js';

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
  return applied(source, edits, leavesText);
}

/** The text with all edits applied but those whose type is `left` out. */
function applied(source: string, edits: readonly Edit[], left: (type: string) => boolean): string {
  const tokens = tokenise(source);
  const result: string[] = [];
  let at = 0;
  for (const { start, end, type, corrections } of inOrder(edits)) {
    if (start < at || end < start || left(type)) continue;
    result.push(...tokens.slice(at, start), ...tokenise(corrections[0]));
    at = end;
  }
  return [...result, ...tokens.slice(at)].join(' ');
}

/**
 * The sentences with a reference for each annotator of the corpus, by ascending number, made as the set says. For a
 * batch, pass the annotators of the whole corpus.
 */
export function withReferences(
  sentences: readonly Sentence[],
  annotators: readonly number[] = annotatorsOf(sentences),
  set: ReferenceSet = 'cn',
): Sentence[] {
  const left = set === 'cn' ? leavesText : isDetected;
  return sentences.map((sentence) => {
    const answered = answeredSentence(sentence);
    return referenced(
      sentence,
      annotators.map((id) => applied(sentence.source, editsFor(answered, id, set), left)),
    );
  });
}

/** The references of a sentence; if it has none, those that its annotations make, one for each. */
export function referencesOf({ source, annotations, references = [] }: Sentence): readonly string[] {
  return references.length > 0 ? references : answersOf(annotations).map(({ edits }) => applyEdits(source, edits));
}
