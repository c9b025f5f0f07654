import type { Analyser } from './analyser.js';

const PUNCTUATION = /^\p{P}+$/u;

/**
 * For languages without a tagger: characters and upper or lower case are all there is. Any script will do; the lemma is
 * the lower-case form, and only punctuation has a tag and a part of speech.
 *
 * ERRANT's types then say what characters tell: `M:PUNCT`, `U:PUNCT` and `R:PUNCT`, else `M:OTHER` and `U:OTHER`, and
 * among replacements `R:ORTH` (case and blanks), `R:WO` (word order), `R:SPELL` and `R:MORPH` (words of letters that
 * look alike, by the thresholds that ERRANT has for English), else `R:OTHER`. Rules about English words do not apply.
 * Merging by rules joins what differs in case, blanks, apostrophes and hyphens, or in a first word and its punctuation.
 */
export const noAnalyser: Analyser = {
  name: 'none',
  analyse: (tokens) =>
    tokens.map((text, head) => {
      const lower = text.toLowerCase();
      const [pos, tag] = PUNCTUATION.test(text) ? ['PUNCT', '.'] : ['', ''];
      return { text, lower, lemma: lower, pos, tag, dep: '', head };
    }),
};
