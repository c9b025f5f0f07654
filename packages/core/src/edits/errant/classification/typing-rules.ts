import type { AnalysedToken, WordList } from '../../../text/analysis/analyser.js';
import { shareBaseForm } from './base-forms.js';
import { isTagged } from './english-words.js';

/**
 * Whose rules name edits: those of ERRANT 3, unchanged since 2.3.0, or those of 2.0.0, with which the files of the BEA-2019
 * shared task were made. The edits themselves are found alike.
 */
export const errantReleases = ['3', '2.0'] as const;
export type ErrantRelease = (typeof errantReleases)[number];

/** What the types of edits depend on beside the analyses. */
export interface TypingRules {
  readonly release: ErrantRelease;
  /** What is spelt right; without it nothing is a spelling error. */
  readonly words?: WordList | undefined;
}

/** True for forms of one word. ERRANT 2.0 tries all parts of speech, whatever the tags say: `a swim`, `swimming`. */
export function haveOneLemma(left: AnalysedToken, right: AnalysedToken, { release, words }: TypingRules): boolean {
  if (left.lemma === right.lemma) return true;
  return release === '2.0' && isTagged(left) && isTagged(right) && shareBaseForm(left.lower, right.lower, words);
}
