import { tokenise } from './white-space.js';

type Rule = readonly [pattern: RegExp, replacement: string];

/** Double quotes become `` at the start of the text and after a blank or an opening bracket. */
const OPENING_QUOTES: readonly Rule[] = [
  [/^"/u, '``'],
  [/``/gu, ' `` '],
  [/([ ([{<])(?:"|'')/gu, '$1 `` '],
];

const PUNCTUATION: readonly Rule[] = [
  // A comma or colon before a digit belongs to a number or a time of day.
  [/([:,])([^\d])/gu, ' $1 $2'],
  [/([:,])$/gu, ' $1 '],
  [/\.\.\./gu, ' ... '],
  [/([;@#$%&])/gu, ' $1 '],
  // Only the last period of the text is a token; others may end an abbreviation.
  [/([^.])\.([\])}>"']*)\s*$/u, '$1 .$2 '],
  [/([?!])/gu, ' $1 '],
  [/([^'])' /gu, "$1 ' "],
  [/([\][(){}<>])/gu, ' $1 '],
  [/--/gu, ' -- '],
];

/** Run on text with a blank at both ends. */
const CLOSING_QUOTES: readonly Rule[] = [
  [/''/gu, " '' "],
  [/"/gu, " '' "],
  [/([^' ])('[sSmMdD]|') /gu, '$1 $2 '],
  [/([^' ])('ll|'LL|'re|'RE|'ve|'VE|n't|N'T) /gu, '$1 $2 '],
];

const CONTRACTIONS: readonly Rule[] = [
  [/\b(can)(not)\b/giu, ' $1 $2 '],
  [/\b(d)('ye)\b/giu, ' $1 $2 '],
  [/\b(gim|lem)(me)\b/giu, ' $1 $2 '],
  [/\b(gon)(na)\b/giu, ' $1 $2 '],
  [/\b(got)(ta)\b/giu, ' $1 $2 '],
  [/\b(more)('n)\b/giu, ' $1 $2 '],
  [/\b(wan)(na)\s/giu, ' $1 $2 '],
  [/ ('t)(is|was)\b/giu, ' $1 $2 '],
];

/**
 * Words in the manner of the Penn Treebank, as NLTK's `TreebankWordTokenizer` gives them:
 * `treebankTokenise("they can't.")` is `['they', 'ca', "n't", '.']`.
 */
export function treebankTokenise(text: string): string[] {
  const spaced = rewrite(rewrite(text, OPENING_QUOTES), PUNCTUATION);
  return tokenise(rewrite(rewrite(` ${spaced} `, CLOSING_QUOTES), CONTRACTIONS));
}

function rewrite(text: string, rules: readonly Rule[]): string {
  return rules.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), text);
}
