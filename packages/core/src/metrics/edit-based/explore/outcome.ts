import type { ExploredOutput } from './explored-sentence.js';

/**
 * What can be said of an output: it has an edit that is matched, missed or unneeded; it is all right, with nothing
 * missed and nothing unneeded; or it is unchanged, with no edit at all.
 */
export const OUTCOMES = ['matched', 'missed', 'unneeded', 'right', 'unchanged'] as const;
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
