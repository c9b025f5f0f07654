import { isWhiteSpace } from './white-space.js';

/** The name of these tokens in signatures. */
export const SYNTOK_LIKE = 'syntok-like';

const DOTS = String.raw`\.{2,}`;
const WORD_END = /[\p{L}\p{N}\p{M}]/u;
const APOSTROPHES = "'\u00b4\u02b9\u02bc\u2019\u2032";

/** Cuts within a piece: each match starts a token, and ends one where it has a group. */
const INNER = new RegExp(
  [
    String.raw`(?<=[\p{L}\p{N}])(?:${DOTS})(?=[\p{L}\p{N}])`,
    // A period between a small letter and a capital ends one word and is none of the next.
    String.raw`(?<=\p{Ll})\.(?=\p{Lu})`,
    String.raw`(?<=\p{L})[,;](?=\p{L})`,
    String.raw`[()[\]{}]`,
  ].join('|'),
  'gu',
);

/** Where a piece is cut in two and nothing becomes a token of its own. */
const CUTS = new RegExp(
  [
    String.raw`(?<=\p{Ll})(?=\p{Lu})`,
    String.raw`(?<=\p{L})(?=n[${APOSTROPHES}]t$)`,
    String.raw`(?<=[\p{L}\p{N}])(?<!(?<=\p{L})n)(?=[${APOSTROPHES}][\p{L}\p{N}])`,
    String.raw`(?<=[\p{L}\p{N}])(?<=n)(?=[${APOSTROPHES}](?!t$)[\p{L}\p{N}])`,
    String.raw`(?<=[\p{L}\p{N}\p{P}\p{S}])(?=[-_\u00ad\u2010-\u2012]\p{L})`,
    String.raw`(?=\u200b)`,
  ].join('|'),
  'u',
);

const NEGATION = new RegExp(`^n[${APOSTROPHES}]t$`, 'u');

/**
 * Words and marks in the manner of syntok, which MultiGEC-2025 counts by: pieces between white space; marks at the ends
 * of a piece by themselves, rows of dots together; inside, cuts where a capital follows a small letter, before
 * apostrophes, and before hyphens and underscores, which stay with what follows; and `n't` is `not`.
 */
function syntokTokens(text: string): string[] {
  return piecesOf(text).flatMap(tokensOfPiece);
}

/** A text as one line of such tokens. */
export function syntokLine(text: string): string {
  return syntokTokens(text).join(' ');
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isWhiteSpace(text.charCodeAt(at))) continue;
    if (at > start) pieces.push(text.slice(start, at));
    start = at + 1;
  }
  return pieces;
}

function tokensOfPiece(piece: string): string[] {
  const characters = Array.from(piece);
  let first = 0;
  while (first < characters.length && !startsWord(characters[first])) first++;
  let last = characters.length;
  while (last > first && !WORD_END.test(characters[last - 1])) last--;
  const word = characters.slice(first, last).join('');
  return [
    ...marksOf(characters.slice(0, first)),
    ...(word === '' ? [] : tokensOfWord(word)),
    ...marksOf(characters.slice(last)),
  ];
}

const startsWord = (character: string): boolean => WORD_END.test(character) || character === '\u200b';

function marksOf(characters: readonly string[]): string[] {
  return characters.join('').match(new RegExp(`${DOTS}|.`, 'gsu')) ?? [];
}

function tokensOfWord(word: string): string[] {
  const tokens: string[] = [];
  let start = 0;
  const take = (end: number): void => {
    if (end > start)
      tokens.push(
        ...word
          .slice(start, end)
          .split(CUTS)
          .filter((token) => token !== ''),
      );
  };
  for (const { index, 0: mark } of word.matchAll(INNER)) {
    take(index);
    tokens.push(mark);
    start = index + mark.length;
  }
  take(word.length);
  return tokens.map((token) => (NEGATION.test(token) ? 'not' : token));
}
