import type { Speech } from '@stet/charts';
import { nameOptions } from '@stet/core/internal';
import { phrasePattern, type PhrasePattern } from './phrase-pattern.js';

/**
 * What a language says for words that the server or the engines wrote in English, by these words. In the English,
 * `{}` stands for what differs from case to case and `{line|lines}` for either; in the translation `{1}` is what the
 * first `{}` stands for, and `{1:рядок|рядки|рядків}` the form that goes with this number.
 */
export type Phrases = Readonly<Record<string, string>>;

/** A text in the language of the page; undefined for one that it has no words for. */
export type Translate = (english: string) => string | undefined;

const QUOTED = /"(?:[^"\\]|\\.)*"|<[^<>]*>/gu;
const COUNT = /^\d{1,3}(?:,\d{3})+$|^\d+$/u;
const FILE_NAME = /\.\p{L}\w{0,5}$/u;
/** What stands between the parts of a list. */
const LINK = /(, | and | or )/u;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;
/** Two words in a row that nobody quoted: what has these may be a sentence, and not only names. */
const PROSE = /\p{Ll}{2,} \p{Ll}{2,}/u;

/** Messages are shorter: what is longer came from a file. */
const LONGEST = 4000;
const MOST_REMEMBERED = 1000;

/** So many letters of a phrase are no accident. */
const SURE = 12;

const numberOf = (count: string): number => Number(count.replaceAll(',', ''));

const isProse = (text: string): boolean => PROSE.test(text.replaceAll(QUOTED, '')) && !FILE_NAME.test(text);

/**
 * A text in the language of the page. One that is none of the phrases, and no prose either, such as what was found in
 * a file, stays as it is.
 */
export function phraseBook(phrases: Phrases, speech: Speech): Translate {
  const { exact, closest } = phraseFinder(phrases, speech);
  return (english) => exact(english) ?? (isProse(english) ? closest(english) : english);
}

interface PhraseFinder {
  /** Of the phrases alone, also in their holes. */
  readonly exact: Translate;
  /** Of the phrases around what may be a name of several words, or prose. */
  readonly closest: Translate;
}

export function phraseFinder(phrases: Phrases, { integer, written, locale }: Speech): PhraseFinder {
  const rules = new Intl.PluralRules(locale);
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  let compiled: readonly PhrasePattern[] | undefined;

  /** Of the phrases that a text may be, the one with the most words of its own. */
  function find(text: string, fits: (hole: string) => boolean, leastLiteral = 0): string | undefined {
    compiled ??= Object.keys(phrases)
      .map(phrasePattern)
      .sort((a, b) => b.literal - a.literal);
    for (const { english, literal, holesOf } of compiled) {
      if (literal < leastLiteral) return undefined;
      const holes = holesOf(text);
      if (holes?.every(fits) !== true || !countsAreNumbers(phrases[english], holes)) continue;
      const translated = filled(phrases[english], holes);
      // The API names options by their keys.
      return text.includes('{{') ? translated : nameOptions(translated);
    }
    return undefined;
  }

  /** What stands in holes is looked up to see whether it is understood, and again to say it. */
  const remembered = new Map<string, string | undefined>();
  function exact(text: string): string | undefined {
    if (text.length > LONGEST) return undefined;
    if (!remembered.has(text)) {
      if (remembered.size > MOST_REMEMBERED) remembered.clear();
      remembered.set(text, find(text, isUnderstood));
    }
    return remembered.get(text);
  }
  const closest = (text: string): string | undefined =>
    text.length > LONGEST ? undefined : find(text, () => true, SURE);
  const isUnderstood = (hole: string): boolean => !isProse(hole) || inHole(hole) !== hole;

  function inHole(hole: string): string {
    if (COUNT.test(hole)) return integer(numberOf(hole));
    if (/^-?\d+\.\d+$/u.test(hole)) return written(hole);
    if (MOMENT.test(hole)) return moments.format(new Date(hole));
    return exact(hole) ?? translatedList(hole);
  }

  function translatedList(hole: string): string {
    if (!LINK.test(hole) || hole.includes('"')) return hole;
    return hole
      .split(LINK)
      .map((part) => part.replace(/\S.*\S|\S/su, (words) => exact(words) ?? words))
      .join('');
  }

  /** The forms are one, few and many, or one and other. */
  function formFor(count: string, forms: readonly string[]): string {
    const rule = rules.select(numberOf(count));
    const at = rule === 'one' ? 0 : rule === 'few' ? 1 : forms.length - 1;
    return forms[at];
  }

  function filled(translation: string, holes: readonly string[]): string {
    return translation.replaceAll(/\{(\d)(?::([^{}]*))?\}/gu, (_, number: string, forms?: string) => {
      const hole = holes[Number(number) - 1];
      return forms === undefined ? inHole(hole) : formFor(hole, forms.split('|'));
    });
  }

  return { exact, closest };
}

/** A form is chosen for a number: `METEOR: 1 sentence` is another phrase than `1 sentence`. */
function countsAreNumbers(translation: string, holes: readonly string[]): boolean {
  return Array.from(translation.matchAll(/\{(\d):/gu), ([, number]) => holes[Number(number) - 1]).every((hole) =>
    COUNT.test(hole),
  );
}
