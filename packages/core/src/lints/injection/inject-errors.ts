import { requiredEdit, type Sentence } from '../../corpus/edit.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { shuffle } from '../../random/shuffle.js';
import { seedOf } from '../../significance/resample.js';
import { conllTokens } from '../../text/conll-tokens.js';
import type { Token } from '../../text/token.js';
import { isWhiteSpace } from '../../text/white-space.js';
import { detokenisedText, type TokenisedText } from '../gold/tokenised-text.js';
import type { GoldText } from '../gold/match-text.js';
import { errorKinds, type ErrorKind } from './error-kinds.js';

/** A text that is right, such as a sentence. */
export interface RightText {
  readonly unit: string;
  readonly text: string;
}

/** A text with one error in it, and the gold that corrects it; the kind of the error is the type of its edit. */
export interface InjectedText extends GoldText {
  readonly kind: string;
}

/**
 * Puts one error into each text, of a kind and at a place drawn with the seed; texts that no error fits are left out.
 * Each text has a seed of its own, so that the others keep their errors when one changes.
 */
export function injectErrors(
  texts: readonly RightText[],
  { seed, kinds = errorKinds }: { readonly seed: number; readonly kinds?: readonly ErrorKind[] },
): InjectedText[] {
  return texts.flatMap((text, at) => injectError(text, shuffledKinds(kinds, seedOf(seed, at))));
}

function shuffledKinds(kinds: readonly ErrorKind[], seed: number): { kinds: ErrorKind[]; random: MersenneTwister } {
  const random = new MersenneTwister(seed);
  return { kinds: shuffle(kinds, random), random };
}

function injectError({ unit, text }: RightText, { kinds, random }: ReturnType<typeof shuffledKinds>): InjectedText[] {
  const tokens = conllTokens(text);
  for (const kind of kinds) {
    for (const first of shuffle(wholeWords(tokens, text, kind.words), random)) {
      const words = tokens.slice(first, first + kind.words).map((token) => token.text);
      const made = kind.make(words, random);
      if (made === undefined) continue;
      return [injected(unit, text, tokens, { kind: kind.name, first, words, made })];
    }
  }
  return [];
}

/** Indices of the first of so many words that stand between blanks: those cut from others cannot move. */
function wholeWords(tokens: readonly Token[], text: string, count: number): number[] {
  const isWhole = ({ start, end }: Token): boolean => isBlank(text, start - 1) && isBlank(text, end);
  return tokens.flatMap((_, at) => {
    const words = tokens.slice(at, at + count);
    return words.length === count && words.every(isWhole) ? [at] : [];
  });
}

const isBlank = (text: string, at: number): boolean => at < 0 || at >= text.length || isWhiteSpace(text.charCodeAt(at));

interface Injection {
  readonly kind: string;
  readonly first: number;
  readonly words: readonly string[];
  readonly made: readonly string[];
}

function injected(unit: string, text: string, tokens: readonly Token[], injection: Injection): InjectedText {
  const { kind, first, words, made } = injection;
  const last = tokens[first + words.length - 1];
  let [from, to] = [tokens[first].start, last.end];
  // A word that goes takes the blanks before it along, or those behind it at the start of the text.
  if (made.length === 0) {
    while (from > 0 && isBlank(text, from - 1)) from--;
    if (from === 0) while (to < text.length && isBlank(text, to)) to++;
  }
  const place = { from, to };
  const edit = requiredEdit({ start: first, end: first + made.length, type: kind, correction: words.join(' ') });
  const wrong = wrongText(unit, text, tokens, injection, place);
  const sentence: Sentence = { source: wrong.tokens.join(' '), annotations: [{ annotator: 0, edits: [edit] }] };
  return { kind, text: wrong, sentence };
}

function wrongText(
  unit: string,
  text: string,
  tokens: readonly Token[],
  { first, words, made }: Injection,
  { from, to }: { readonly from: number; readonly to: number },
): TokenisedText {
  const inserted = made.join(' ');
  const shift = inserted.length - (to - from);
  const before = tokens.slice(0, first);
  const behind = tokens.slice(first + words.length);
  const placed = detokenisedText(unit, inserted).spans.map(({ start, end }) => ({
    start: from + start,
    end: from + end,
  }));
  return {
    unit,
    text: text.slice(0, from) + inserted + text.slice(to),
    tokens: [...before.map((token) => token.text), ...made, ...behind.map((token) => token.text)],
    spans: [
      ...before.map(({ start, end }) => ({ start, end })),
      ...placed,
      ...behind.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
    ],
  };
}
