import type { Sentence } from '../corpus/edit.js';
import { answersOf } from '../corpus/m2/block.js';
import { isUncorrected } from '../corpus/uncorrected.js';

/** How often sentences have features that some formats cannot hold. */
export interface Losses {
  /** Edits with several corrections. */
  readonly alternatives: number;
  readonly optional: number;
  readonly comments: number;
  /** Errors that were detected and not corrected. */
  readonly uncorrected: number;
  /** All edits, since each has a type. */
  readonly types: number;
  /** Sentences whose errors are grouped. */
  readonly groups: number;
  /** Further sequences of edits for an answer. */
  readonly sequences: number;
}

export type Feature = keyof Losses;

const LOSS_TEXTS: readonly (readonly [Feature, string])[] = [
  ['alternatives', 'edits keep only the first of their corrections'],
  ['optional', 'optional edits become required, or take what the format says'],
  ['comments', 'comments are left out'],
  ['uncorrected', 'errors that were detected and not corrected are left out'],
  ['types', 'edits lose their type and their extent'],
  ['groups', 'sentences lose the grouping of their errors'],
  ['sequences', 'answers keep only the first of their sequences of edits'],
];

export function countLosses(sentences: readonly Sentence[]): Losses {
  const losses = { alternatives: 0, optional: 0, comments: 0, uncorrected: 0, types: 0, groups: 0, sequences: 0 };
  for (const { annotations, errors } of sentences) {
    if (errors !== undefined) losses.groups++;
    losses.sequences += annotations.length - answersOf(annotations).length;
    for (const { edits } of annotations) {
      for (const edit of edits) {
        const { corrections, required, comment } = edit;
        if (corrections.length > 1) losses.alternatives++;
        if (!required) losses.optional++;
        if (comment !== '') losses.comments++;
        if (isUncorrected(edit)) losses.uncorrected++;
        losses.types++;
      }
    }
  }
  return losses;
}

export function addLosses(a: Losses, b: Losses): Losses {
  return {
    alternatives: a.alternatives + b.alternatives,
    optional: a.optional + b.optional,
    comments: a.comments + b.comments,
    uncorrected: a.uncorrected + b.uncorrected,
    types: a.types + b.types,
    groups: a.groups + b.groups,
    sequences: a.sequences + b.sequences,
  };
}

/** What is lost, in words, in a format that does not hold the features in `lost`. */
export function describeLosses(losses: Losses, lost: readonly Feature[]): string[] {
  return LOSS_TEXTS.flatMap(([feature, text]) =>
    lost.includes(feature) && losses[feature] > 0 ? [`${losses[feature]} ${text}`] : [],
  );
}
