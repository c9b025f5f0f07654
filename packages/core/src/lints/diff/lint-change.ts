import type { Lint, LintCheck } from '../lint-run.js';

/** What became of a lint between two runs, in the order in which pairs are looked for. */
export const LINT_CHANGES = ['same', 'changed', 'moved', 'other rule', 'removed', 'added'] as const;
export type LintChangeKind = (typeof LINT_CHANGES)[number];

/** What differs about a lint at the same place, the weightiest first. */
export type ChangedPart = 'first suggestion' | 'suggestions' | 'message';

/** Whether a lint is about an error; unknown where nobody has said. */
export type ChangeVerdict = 'right' | 'wrong' | 'unknown';

/** The two runs of a diff. */
export type RunSide = 'before' | 'now';

/** A lint with the check that reported it. */
export interface PlacedLint {
  readonly check: LintCheck;
  readonly lint: Lint;
}

/** A lint of one run, with its counterpart in the other if it has one. */
export interface PairedLint {
  readonly change: LintChangeKind;
  /** For `changed` alone. */
  readonly part?: ChangedPart;
  /** True for a pair that counts as the same because its rule has a new name. */
  readonly renamed?: true;
  readonly before?: PlacedLint;
  readonly now?: PlacedLint;
}

/** What became of a lint, and how it should be taken. */
export interface LintChange extends PairedLint {
  /** Of the lint that was added or removed. */
  readonly verdict?: ChangeVerdict;
  /** True where the text is known to be right, so that every lint is a false alarm. */
  readonly clean: boolean;
}

/** The lint to show for a change: that of the run now, or the one that is gone. */
export function shownLint({ before, now }: PairedLint): PlacedLint {
  const shown = now ?? before;
  if (shown === undefined) throw new RangeError('a change without a lint');
  return shown;
}
