import { conllTokens } from './conll-tokens.js';
import type { Token, Tokeniser } from './token.js';
import { treebankTokenise } from './treebank.js';
import { isWhiteSpace, tokenise } from './white-space.js';

/** Words between white space. */
function whiteSpaceTokens(text: string): Token[] {
  return placeTokens(text, tokenise(text));
}

/** Words in the manner of the Penn Treebank, with quotes as the text has them. */
function treebankTokens(text: string): Token[] {
  return placeTokens(text, treebankTokenise(text));
}

/** Every character is a token but white space: for Chinese and the like. */
function characterTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    if (!isWhiteSpace(character.charCodeAt(0))) tokens.push({ text: character, start, end });
    start = end;
  }
  return tokens;
}

/** The words of a language as the Unicode rules of the platform find them: `segmenterTokens('ja')`. */
export function segmenterTokens(language: string): Tokeniser {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text) =>
    Array.from(segmenter.segment(text), ({ segment, index }) => ({
      text: segment,
      start: index,
      end: index + segment.length,
    })).filter((token) => tokenise(token.text).length > 0);
}

/** The tokenisers that need no further choice, by name. */
export const TOKENISERS: Readonly<Record<'conll' | 'treebank' | 'white-space' | 'character', Tokeniser>> = {
  conll: conllTokens,
  treebank: treebankTokens,
  'white-space': whiteSpaceTokens,
  character: characterTokens,
};

/**
 * Where the words stand in the text. The Treebank writes a double quote as two characters; such a token keeps the
 * place and the form of the quote in the text.
 */
function placeTokens(text: string, words: readonly string[]): Token[] {
  let at = 0;
  return words.map((word) => {
    while (at < text.length && isWhiteSpace(text.charCodeAt(at))) at++;
    const start = at;
    at += text[at] === '"' && (word === '``' || word === "''") ? 1 : word.length;
    return { text: text.slice(start, at), start, end: at };
  });
}
