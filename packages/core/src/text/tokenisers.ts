import { conllTokens } from './conll-tokens.js';
import type { Token, Tokeniser } from './token.js';
import { treebankTokenise } from './treebank.js';
import { isWhiteSpace, tokenise } from './white-space.js';

/** Every character except white space is a token: for Chinese and the like. */
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

/** The words of a language as the platform's Unicode rules find them: `segmenterTokens('ja')`. */
export function segmenterTokens(language: string): Tokeniser {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text) =>
    Array.from(segmenter.segment(text), ({ segment, index }) => ({
      text: segment,
      start: index,
      end: index + segment.length,
    })).filter((token) => tokenise(token.text).length > 0);
}

/** The tokenisers that need no options, by name. */
export const TOKENISERS: Readonly<Record<'conll' | 'treebank' | 'white-space' | 'character', Tokeniser>> = {
  conll: conllTokens,
  /** In the manner of the Penn Treebank, with quotes as the text has them. */
  treebank: (text) => locateTokens(text, treebankTokenise(text)),
  'white-space': (text) => locateTokens(text, tokenise(text)),
  character: characterTokens,
};

/**
 * Finds the spans of the words in the text. The Treebank writes a double quote as two characters; such a token keeps
 * the span and the form of the quote in the text.
 */
function locateTokens(text: string, words: readonly string[]): Token[] {
  let at = 0;
  return words.map((word) => {
    while (at < text.length && isWhiteSpace(text.charCodeAt(at))) at++;
    const start = at;
    at += text[at] === '"' && (word === '``' || word === "''") ? 1 : word.length;
    return { text: text.slice(start, at), start, end: at };
  });
}
