import type { Counts } from '../../f-score.js';
import type { EditMark } from './edit-mark.js';
import { tallyRecall, type TypeRecall } from '../by-type/recall-by-type.js';

/** What a system made of a sentence, against the annotator whom the running totals of its corpus chose. */
export interface ExploredOutput extends Counts {
  readonly system: string;
  readonly hypothesis: string;
  readonly annotator: number;
  /** In the order of the sentence. */
  readonly marks: readonly EditMark[];
}

/** A sentence with what each system made of it; the counts of a system add up to its score. */
export interface ExploredSentence {
  /** 1-based, as the line in the systems' files. */
  readonly sentence: number;
  readonly source: string;
  readonly outputs: readonly ExploredOutput[];
}

/**
 * What can be said of an output: it has an edit that is matched, missed or unneeded; it is all right, with nothing
 * missed, unneeded or wrong; it is unchanged, with no edit at all; or it has an edit that is wrong, of which only metrics
 * over chunks know.
 */
export const OUTCOMES = ['matched', 'missed', 'unneeded', 'right', 'unchanged', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** True when the outcome holds; where types are named, of an edit with one of them. */
export function hasOutcome(output: ExploredOutput, outcome: Outcome, types: readonly string[] = []): boolean {
  switch (outcome) {
    case 'right':
      return output.marks.every(({ kind }) => kind === 'matched') && hasType(output, types);
    case 'unchanged':
      return output.proposed === 0 && hasType(output, types);
    default:
      return output.marks.some(({ kind, type }) => kind === outcome && (types.length === 0 || types.includes(type)));
  }
}

export function hasType({ marks }: ExploredOutput, types: readonly string[]): boolean {
  return types.length === 0 || marks.some(({ type }) => types.includes(type));
}

/** Recall of a system for each error type, as `recallByType` counts it. */
export function recallOfExplored(sentences: readonly ExploredSentence[], system: string): TypeRecall[] {
  return tallyRecall(
    sentences
      .flatMap(({ outputs }) => outputs.filter((output) => output.system === system))
      .flatMap(({ marks }) => marks),
  );
}
