import type { Analysis } from '../../text/analysis/analyser.js';
import type { ProposedEdit } from '../proposed-edit.js';
import type { Operation } from './align.js';
import { mergeRun } from './merge-run.js';

/**
 * How operations become edits: by rules about words and parts of speech; each on its own; all between two matches
 * together; or neighbours of the same kind together.
 */
export const mergings = ['rules', 'all-split', 'all-merge', 'all-equal'] as const;
export type Merging = (typeof mergings)[number];

/** The edits that the operations of an alignment make up, from left to right. */
export function mergeOperations(
  operations: readonly Operation[],
  source: Analysis,
  corrected: Analysis,
  merging: Merging,
): ProposedEdit[] {
  const edits: ProposedEdit[] = [];
  let first = 0;
  while (first < operations.length) {
    if (operations[first].kind === 'M') {
      first++;
      continue;
    }
    let next = first + 1;
    while (next < operations.length && belongTogether(operations[next - 1], operations[next], merging)) next++;
    if (merging === 'rules' && next > first + 1) {
      mergeRun(operations.slice(first, next), source, corrected, edits);
    } else {
      const { start, from } = operations[first];
      const { end, to } = operations[next - 1];
      edits.push({ start, end, from, to });
    }
    first = next;
  }
  return edits;
}

/** True when one edit may hold both of these neighbours, the first of which is no match. */
function belongTogether(left: Operation, right: Operation, merging: Merging): boolean {
  if (right.kind === 'M') return false;
  switch (merging) {
    case 'all-split':
      return false;
    case 'all-merge':
      return true;
    case 'all-equal':
      return left.kind === right.kind && (left.kind !== 'T' || left.end - left.start === right.end - right.start);
    case 'rules':
      return left.kind !== 'T' && right.kind !== 'T';
  }
}
