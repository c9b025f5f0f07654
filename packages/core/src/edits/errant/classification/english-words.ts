import type { AnalysedToken } from '../../../text/analysis/analyser.js';

const CONTRACTIONS: ReadonlySet<string> = new Set(["'d", "'ll", "'m", "n't", "'re", "'s", "'ve"]);

/** Rules about English words are for tokens that a tagger of English has seen. */
export const isTagged = ({ tag }: AnalysedToken): boolean => tag !== '';

export const isContraction = (token: AnalysedToken): boolean => isTagged(token) && CONTRACTIONS.has(token.lower);

/** True when the token is one of these words. */
export const isWord = (token: AnalysedToken, ...words: readonly string[]): boolean =>
  isTagged(token) && words.includes(token.lower);

/** True when one word became the other. */
export const isReplacement = (original: AnalysedToken, correction: AnalysedToken, from: string, to: string): boolean =>
  isWord(original, from) && isWord(correction, to);

/** True when one word became the other, either way. */
export const areWords = (original: AnalysedToken, correction: AnalysedToken, one: string, other: string): boolean =>
  isReplacement(original, correction, one, other) || isReplacement(original, correction, other, one);
