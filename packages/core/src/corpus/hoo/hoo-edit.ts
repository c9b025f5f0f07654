import type { StetErrorDetails } from '../../error.js';

/** An edit of the HOO shared tasks, in character offsets of the fragment. */
export interface HooEdit {
  readonly index: string;
  readonly type: string;
  readonly start: number;
  /** The offset after the stretch. */
  readonly end: number;
  /** Texts that may replace the stretch, blanks included. `''` deletes it. */
  readonly corrections: readonly string[];
  /** True when the text may also stay as it is: the file has a correction without content. */
  readonly optional: boolean;
  /** The stretch as the file quotes it, where it does. */
  readonly original?: string | undefined;
  /** What is wrong with its offsets, where such edits are to be skipped. */
  readonly fault?: StetErrorDetails;
}
