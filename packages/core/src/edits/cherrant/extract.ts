import { requiredEdit, type Annotation, type Edit } from '../../corpus/edit.js';
import type { TypedEdit } from '../errant/typed-edit.js';
import { cheapestAlignments, type Step } from './align.js';
import { charactersOf } from './characters.js';
import { mergeSteps } from './merge.js';

/** ChERRANT's names for what an edit does: redundant, missing, substituted, word order. */
export const TYPE_OF_STEP: Readonly<Record<Step['kind'], string>> = { M: '', D: 'R', I: 'M', S: 'S', T: 'W' };

/**
 * The edits of characters that make a text out of another, as ChERRANT finds them (Zhang et al. 2022) without its
 * thesaurus, its readings and its list of look-alikes: every way that is equally cheap, the first first; at least one,
 * without edits where the texts are the same.
 */
export function characterEdits(source: string, corrected: string): Edit[][] {
  const before = charactersOf(source);
  const after = charactersOf(corrected);
  const sequences = new Map<string, Edit[]>();
  for (const steps of cheapestAlignments(before, after)) {
    const edits = mergeSteps(steps, before, after).map((step) => editOf(step, after));
    const key = JSON.stringify(edits);
    if (!sequences.has(key)) sequences.set(key, edits);
  }
  return [...sequences.values()];
}

function editOf({ kind, start, end, from, to }: Step, after: readonly string[]): Edit {
  return requiredEdit({
    start,
    end,
    type: TYPE_OF_STEP[kind],
    correction: after.slice(from, to).join(' '),
  });
}

/** The answer of an annotator: an annotation for each sequence of edits that makes it. */
export function characterAnnotations(source: string, corrected: string, annotator: number): Annotation[] {
  return characterEdits(source, corrected).map((edits) => ({ annotator, edits }));
}

/** The first of the sequences of edits, with where they are in both texts. */
export function firstCharacterEdits(source: string, corrected: string): TypedEdit[] {
  const before = charactersOf(source);
  const after = charactersOf(corrected);
  const [steps] = cheapestAlignments(before, after);
  return mergeSteps(steps, before, after).map(({ kind, ...place }) => ({ ...place, type: TYPE_OF_STEP[kind] }));
}
