import type { Analyser } from '../../text/analysis/analyser.js';

/** What ERRANT says of words beside their form. */
export interface ErrantResources {
  /** For English, built in. */
  readonly analyser?: Analyser | undefined;
  /** Analyses that somebody made with a tool of their own. */
  readonly analyses?: Analyser | undefined;
}
