import { hashText } from './hash.js';

/** What the features of a word are made of. */
export interface WordForm {
  readonly text: string;
  /** In lower case, with plain quotes, and every digit a 0 in words that begin with one. */
  readonly norm: string;
  readonly isFirst: boolean;
  readonly capitals: number;
  /** Bits: has a digit, has a hyphen. */
  readonly signs: number;
  /** The number of its lexical class: what the lexicon says of it. */
  readonly lexicalClass: number;
  readonly wordHash: number;
  readonly shapeHash: number;
  readonly suffix2: number;
  readonly suffix3: number;
}

const NO_CAPITAL = 0;
const INITIAL = 1;
const ALL_CAPITALS = 2;

const WORD_SEED = 7;
const SHAPE_SEED = 8;
const SUFFIX3_SEED = 11;
const SUFFIX2_SEED = 12;

/** The text as the lexicon spells it: with plain quotes. */
export const plainQuotes = (text: string): string =>
  /[‘’“”]/u.test(text) ? text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"') : text;

export function wordForm(text: string, isFirst: boolean, lexicalClass: number): WordForm {
  const lower = plainQuotes(text).toLowerCase();
  const norm = /^\d/u.test(lower) ? lower.replaceAll(/\d/gu, '0') : lower;
  return {
    text,
    norm,
    isFirst,
    capitals: capitalsOf(text),
    signs: (/\d/u.test(text) ? 1 : 0) | (text.length > 1 && text.includes('-') ? 2 : 0),
    lexicalClass,
    wordHash: hashText(WORD_SEED, norm),
    shapeHash: hashText(SHAPE_SEED, shapeOf(text)),
    suffix2: hashText(SUFFIX2_SEED, norm, Math.max(0, norm.length - 2)),
    suffix3: hashText(SUFFIX3_SEED, norm, Math.max(0, norm.length - 3)),
  };
}

/** What stands before the first word of a sentence, or after its last. */
export function boundary(number: number): WordForm {
  return {
    text: '',
    norm: '',
    isFirst: false,
    capitals: NO_CAPITAL,
    signs: 0,
    lexicalClass: -number,
    wordHash: number,
    shapeHash: number,
    suffix2: number,
    suffix3: number,
  };
}

function capitalsOf(text: string): number {
  if (!/^[A-Z]/u.test(text)) return NO_CAPITAL;
  return text.length > 1 && text === text.toUpperCase() ? ALL_CAPITALS : INITIAL;
}

const SHAPE_LENGTH = 12;

/** Runs of small letters, capitals and digits as one sign each: `Xx-x` for `Al-qaida`. */
function shapeOf(text: string): string {
  let shape = '';
  for (const character of text.slice(0, SHAPE_LENGTH)) {
    const sign = signOf(character);
    if (!shape.endsWith(sign)) shape += sign;
  }
  return shape;
}

function signOf(character: string): string {
  if (/\d/u.test(character)) return 'd';
  if (/[A-Z]/u.test(character)) return 'X';
  return /\p{L}/u.test(character) ? 'x' : character;
}
