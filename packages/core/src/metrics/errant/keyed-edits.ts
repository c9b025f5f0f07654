import type { Edit } from '../../corpus/edit.js';
import { tokenise } from '../../text/white-space.js';

/**
 * What edits must share to be the same: span and correction; also the type; the span alone; or single tokens, where an
 * insertion stands for the token to its right.
 */
export const comparisonModes = ['cs', 'cse', 'ds', 'dt'] as const;
export type ComparisonMode = (typeof comparisonModes)[number];

/** Which edits are compared, and how. */
export interface ComparisonOptions {
  /** `cs` by default. */
  readonly mode?: ComparisonMode | undefined;
  /** Only edits of at most one token on each side. */
  readonly single?: boolean | undefined;
  /** Only edits of two tokens or more on one side. */
  readonly multi?: boolean | undefined;
  /** Types to leave out, by their full names. */
  readonly filter?: readonly string[] | undefined;
  /** Compare corrections without their blanks, as ChERRANT does. */
  readonly ignoreBlanks?: boolean | undefined;
}

/** The types of edits by what is compared of them, in the order of the file; several edits may share a key. */
export type KeyedEdits = ReadonlyMap<string, readonly string[]>;

/** True for an edit that takes part. `UNK` marks an error that nobody corrected. */
export function isCompared(
  { start, end, type, corrections }: Edit,
  { mode = 'cs', single = false, multi = false, filter = [], ignoreBlanks = false }: ComparisonOptions,
): boolean {
  if (type === 'UNK' && (mode === 'cs' || mode === 'cse')) return false;
  if (single || multi) {
    // Without its blanks a correction is one token.
    const isMulti = end - start >= 2 || (!ignoreBlanks && tokenise(corrections[0]).length >= 2);
    if (isMulti ? single : multi) return false;
  }
  return !filter.includes(type);
}

/**
 * The edits of an annotator that take part, by what is compared of them. Of several corrections, any of which will do,
 * the one counts that is found among `others`, or else the first.
 */
export function keyEdits(edits: readonly Edit[], options: ComparisonOptions, others?: KeyedEdits): KeyedEdits {
  const keyed = new Map<string, string[]>();
  for (const edit of edits) {
    if (!isCompared(edit, options)) continue;
    for (const key of editKeys(edit, options, others)) {
      const types = keyed.get(key);
      if (types === undefined) keyed.set(key, [edit.type]);
      else types.push(edit.type);
    }
  }
  return keyed;
}

/** What is compared of an edit: one key, or one for each of its tokens. */
export function editKeys(
  edit: Edit,
  { mode = 'cs', ignoreBlanks = false }: ComparisonOptions,
  others?: KeyedEdits,
): readonly string[] {
  const { start, end, type } = edit;
  const corrections = ignoreBlanks ? edit.corrections.map((text) => text.replaceAll(' ', '')) : edit.corrections;
  switch (mode) {
    case 'cs':
      return [chosenKey(`${start} ${end}`, corrections, others)];
    case 'cse':
      return [chosenKey(`${start} ${end}\n${type}`, corrections, others)];
    case 'ds':
      return [`${start} ${end}`];
    case 'dt':
      return Array.from({ length: Math.max(1, end - start) }, (_, token) => String(start + token));
  }
}

function chosenKey(spanAndType: string, corrections: readonly string[], others: KeyedEdits | undefined): string {
  const keyOf = (correction: string): string => `${spanAndType}\n${correction}`;
  const accepted = others === undefined ? undefined : corrections.find((text) => others.has(keyOf(text)));
  return keyOf(accepted ?? corrections[0]);
}
