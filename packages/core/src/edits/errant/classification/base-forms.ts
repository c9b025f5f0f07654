import type { WordList } from '../../../text/analysis/analyser.js';

/** Endings of nouns, verbs and adjectives, and what stands in their place in the base form: WordNet's rules of detachment. */
const DETACHMENTS: readonly (readonly (readonly [ending: string, replacement: string])[])[] = [
  'ses s|ves f|xes x|zes z|ches ch|shes sh|men man|ies y|s ',
  'ies y|es e|es |s |ed e|ed |ing e|ing ',
  'est e|est |er e|er ',
].map((rules) => rules.split('|').map((rule) => rule.split(' ') as [string, string]));

/** True where two words in lower case, read as any part of speech, have a base form in common. */
export function shareBaseForm(left: string, right: string, words: WordList | undefined): boolean {
  const forms = baseForms(left, words);
  return [...baseForms(right, words)].some((form) => forms.has(form));
}

/**
 * The base forms that a word may have, with the word itself. Where endings can be taken off in several ways, those count that
 * give a word, if any do.
 */
function baseForms(word: string, words: WordList | undefined): ReadonlySet<string> {
  const ofEachKind = DETACHMENTS.map((rules) => {
    const forms = rules
      .filter(([ending]) => word.endsWith(ending) && word.length > ending.length)
      .map(([ending, replacement]) => word.slice(0, -ending.length) + replacement);
    const listed = forms.filter((form) => words?.has(form) === true);
    return listed.length > 0 ? listed : forms;
  });
  return new Set([word, ...ofEachKind.flat(), ...undoubled(word, words)]);
}

/** `swim` for `swimming`: WordNet lists such forms one by one, so that a misspelt one is none. */
function undoubled(word: string, words: WordList | undefined): string[] {
  const base = /^(.*([b-df-hj-np-tv-z]))\2(?:ed|ing|er|est)$/u.exec(word)?.[1];
  return base !== undefined && words?.has(word) === true && words.has(base) ? [base] : [];
}
