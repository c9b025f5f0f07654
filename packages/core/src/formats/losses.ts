import type { Edit, Sentence } from '../corpus/edit.js';

/** How much of what some formats cannot hold there is in sentences. */
export interface Losses {
  /** Edits with several corrections. */
  readonly alternatives: number;
  readonly optional: number;
  readonly comments: number;
  /** Edits, each of which has a type. */
  readonly types: number;
  /** Sentences whose errors are grouped. */
  readonly groups: number;
}

export type Feature = keyof Losses;

const TEXTS: readonly (readonly [Feature, string])[] = [
  ['alternatives', 'edits keep only the first of their corrections'],
  ['optional', 'optional edits become required, or take what the format says'],
  ['comments', 'comments are left out'],
  ['types', 'edits lose their type and their extent'],
  ['groups', 'sentences lose the grouping of their errors'],
];

export function countLosses(sentences: readonly Sentence[]): Losses {
  const edits = sentences.flatMap(({ annotations }) => annotations.flatMap((annotation) => annotation.edits));
  const count = (is: (edit: Edit) => boolean): number => edits.filter(is).length;
  return {
    alternatives: count(({ corrections }) => corrections.length > 1),
    optional: count(({ required }) => !required),
    comments: count(({ comment }) => comment !== ''),
    types: edits.length,
    groups: sentences.filter(({ errors }) => errors !== undefined).length,
  };
}

export function addLosses(a: Losses, b: Losses): Losses {
  return {
    alternatives: a.alternatives + b.alternatives,
    optional: a.optional + b.optional,
    comments: a.comments + b.comments,
    types: a.types + b.types,
    groups: a.groups + b.groups,
  };
}

/** What is lost where these features are. */
export function describeLosses(losses: Losses, lost: readonly Feature[]): string[] {
  return TEXTS.flatMap(([feature, what]) =>
    lost.includes(feature) && losses[feature] > 0 ? [`${losses[feature]} ${what}`] : [],
  );
}
