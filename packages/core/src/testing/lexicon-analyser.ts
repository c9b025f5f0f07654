import type { AnalysedToken, Analyser } from '../text/analysis/analyser.js';

/** A word of the toy lexicon: lemma, part of speech, tag, dependency label. */
type LexiconWord = readonly [lemma: string, pos: string, tag: string, dep: string];

export interface Lexicon {
  readonly words: Readonly<Record<string, LexiconWord>>;
}

/** Looks up words as the analysis did with which the original's commands were run; the lexicon says how. */
export function lexiconAnalyser({ words }: Lexicon, spelling?: Analyser['words']): Analyser {
  const analyse = (tokens: readonly string[]): AnalysedToken[] => {
    const looked = tokens.map((text, head): AnalysedToken => {
      const lower = text.toLowerCase();
      const [lemma, pos, tag, dep] = words[lower] ?? [lower, 'NOUN', 'NN', 'dobj'];
      return { text, lower, lemma, pos, tag, dep, head };
    });
    return looked.map((token, at) => {
      if (token.dep !== 'aux' && token.dep !== 'auxpass') return token;
      const verb = looked.findIndex(({ pos, dep }, other) => other > at && pos === 'VERB' && dep !== 'aux');
      return verb === -1 ? token : { ...token, head: verb };
    });
  };
  return { name: 'toy', words: spelling, analyse };
}
