import type { Lint, OffsetUnit } from '@stet/core/internal';
import { failureIn } from '../adapters/adapter.js';
import type { Prose } from '../prose/prose.js';

/** What a checker says of a text. */
export interface LintAnswer {
  /** With offsets in UTF-16, whatever the checker counts in. */
  readonly lints: readonly Lint[];
  /** True if the checker says that it left lints out: such an answer is never clean. */
  readonly incomplete?: boolean;
}

/** A program, service or library that complains about stretches of a text. */
export interface LintAdapter {
  readonly name: string;
  readonly version: string;
  /** What the checker's own offsets count; its lints are converted. */
  readonly offsets: OffsetUnit;
  /** The settings that decide its answers, for the record of the run; no secret. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Everything but the text that decides an answer. */
  readonly signature: string;
  /** The rules that are on, if the checker can list them. */
  readonly rules?: readonly string[];
  /** How many texts it takes at the same time, at most. */
  readonly concurrency: number;
  /** Says what is wrong with a text, or throws a CheckerFailure. */
  check(text: Prose, signal: AbortSignal): Promise<LintAnswer>;
  /** The most memory so far of the processes that do the checking, in bytes, if they are not this one and can be asked. */
  memory?(): number | undefined;
  /** Ends what it started. */
  close(): Promise<void>;
}

/**
 * An adapter whose signature is made of name, version and options, and for which an answer that is not as it must be is a
 * failure.
 */
export function lintAdapter(parts: Omit<LintAdapter, 'signature'>): LintAdapter {
  return {
    ...parts,
    signature: JSON.stringify([parts.name, parts.version, parts.options]),
    check: async (text, signal) => {
      try {
        return await parts.check(text, signal);
      } catch (error) {
        throw failureIn(error);
      }
    },
  };
}
