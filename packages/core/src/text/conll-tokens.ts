import type { Token } from './token.js';
import { isWhiteSpace } from './white-space.js';

/** Endings that become separate tokens, and words written as one that become two. The cut is after the first group. */
const JOINED: readonly RegExp[] = [
  /(.)(?:'ll|'re|'ve|n't|'s|'m|'d)\b/gisu,
  /\b(can)not\b/giu,
  /\b(d)'ye\b/giu,
  /\b(gim|lem)me\b/giu,
  /\b(gon)na\b/giu,
  /\b(got)ta\b/giu,
  /\b(more)'n\b/giu,
  /\b(wan)na\b/giu,
  /\B('t)(?:is|was)\b/giu,
];

/** A character that is always a token: anything but ASCII letters, digits and a few marks that occur within words. */
const MARK = /[^\w\s.,'/&-]/gu;

const LAST_PERIOD = /\.(?= *(?:\n|$))/gu;

/**
 * Words as the releases of CoNLL-2013 and CoNLL-2014 have them: Treebank rules in an early form, which keeps quotes
 * as they are, splits off a comma or an apostrophe only before a blank, and treats only ASCII letters as letters:
 * `conllTokens('the "café", so')` has the tokens `the " caf é " , so`.
 */
export function conllTokens(text: string): Token[] {
  const cuts = new Uint8Array(text.length + 1);
  for (const pattern of JOINED) {
    for (const match of text.matchAll(pattern)) cuts[match.index + match[1].length] = 1;
  }
  for (const { index, 0: mark } of text.matchAll(MARK)) cuts[index] = cuts[index + mark.length] = 1;
  cutBeforeBlank(text, ',', cuts);
  cutBeforeBlank(text, "'", cuts);
  for (const { index } of text.matchAll(LAST_PERIOD)) cuts[index] = 1;
  return tokensBetween(text, cuts);
}

function cutBeforeBlank(text: string, mark: string, cuts: Uint8Array): void {
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    if (at + 1 < text.length && (cuts[at + 1] === 1 || isWhiteSpace(text.charCodeAt(at + 1)))) cuts[at] = 1;
  }
}

function tokensBetween(text: string, cuts: Uint8Array): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  const take = (end: number): void => {
    if (end > start) tokens.push({ text: text.slice(start, end), start, end });
  };
  for (let at = 0; at < text.length; at++) {
    if (isWhiteSpace(text.charCodeAt(at))) {
      take(at);
      start = at + 1;
    } else if (cuts[at] === 1) {
      take(at);
      start = at;
    }
  }
  take(text.length);
  return tokens;
}
