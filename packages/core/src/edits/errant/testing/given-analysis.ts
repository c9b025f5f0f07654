import type { AnalysedToken, Analysis } from '../../../text/analysis/analyser.js';

/** A token as golden files have it: text, lemma, part of speech, tag, dependency label, index of its head. */
export type GivenToken = readonly [text: string, lemma: string, pos: string, tag: string, dep: string, head: number];

export const givenAnalysis = (tokens: readonly GivenToken[]): Analysis =>
  tokens.map(([text, lemma, pos, tag, dep, head]) => ({ text, lower: text.toLowerCase(), lemma, pos, tag, dep, head }));

/** A sentence written by hand: `text/TAG`, `text/TAG/POS`, `text/TAG/POS/lemma` or `text/TAG/POS/lemma/dep`, each with blanks between. */
export const tagged = (sentence: string): Analysis =>
  sentence
    .split(' ')
    .filter((token) => token !== '')
    .map((token, at): AnalysedToken => {
      const [text, tag = '', pos = '', lemma = '', dep = '', head = ''] = token.split('/');
      const lower = text.toLowerCase();
      return { text, lower, lemma: lemma === '' ? lower : lemma, pos, tag, dep, head: head === '' ? at : Number(head) };
    });
