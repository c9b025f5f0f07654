import type { Span } from '../../text/span.js';

/** What a checker owes to a sentence: to flag it, or to let it pass. */
export type MustKind = 'flag' | 'pass';

/** A sentence that a checker must flag, or must let pass. */
export interface MustLine {
  readonly must: MustKind;
  readonly text: string;
  /** The rule that this is about; any, where absent. */
  readonly rule?: string;
  /** What must be flagged, and nothing else. */
  readonly marker?: Span;
  /** What must be suggested, in this order. */
  readonly suggestions?: readonly string[];
  /** True for a false alarm that people know of: it is told, and breaks nothing. */
  readonly known?: true;
  readonly file?: string | undefined;
  /** From 1. */
  readonly line: number;
}

/** The sign at the beginning of a line. */
export const MUST_SIGNS: Readonly<Record<MustKind, string>> = { pass: '✅', flag: '❌' };

/** Where a line stands, which is also the name of its text in a run. */
export function mustUnit({ file = 'must', line }: Pick<MustLine, 'file' | 'line'>): string {
  return `${file}:${line}`;
}
