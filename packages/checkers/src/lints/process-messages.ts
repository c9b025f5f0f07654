import type { Prose } from '../prose/prose.js';
import type { LintAdapter, LintAnswer } from './lint-adapter.js';
import type { LinterSpec } from './linters.js';

/** What a checker in another process is asked. */
export type CheckerQuestion = { readonly id: number } & (
  | { readonly kind: 'open'; readonly spec: LinterSpec }
  | { readonly kind: 'check'; readonly prose: Prose }
);

/** What it answers. */
export interface CheckerMessage {
  readonly id: number;
  readonly opened?: Pick<LintAdapter, 'name' | 'version' | 'offsets' | 'options' | 'signature' | 'rules'>;
  readonly answer?: LintAnswer;
  /** The most memory so far, in bytes. */
  readonly memory?: number;
  readonly failure?: {
    readonly message: string;
    readonly retry?: boolean;
    /** It took longer than it was given. */
    readonly late?: boolean;
    /** The fields of a StetError. */
    readonly details?: object;
  };
}
