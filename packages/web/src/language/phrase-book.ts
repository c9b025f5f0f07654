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

interface Match {
  readonly english: string;
  readonly holes: readonly string[];
}

const QUOTED = /"(?:[^"\\]|\\.)*"|<[^<>]*>/gu;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;
/** Two words in a row that nobody quoted: what has these may be a sentence, and not only names. */
const PROSE = /\p{Ll}{2,} \p{Ll}{2,}/u;

const isProse = (text: string): boolean => PROSE.test(text.replaceAll(QUOTED, ''));

/** A text that is none of the phrases, and no prose either, such as what was found in a file, stays as it is. */
export function phraseBook(phrases: Phrases, speech: Speech): Translate {
  const said = phraseFinder(phrases, speech);
  return (english) => said(english) ?? (isProse(english) ? undefined : english);
}

/** What a language says for phrases alone. */
export function phraseFinder(phrases: Phrases, { integer, written, locale }: Speech): Translate {
  const rules = new Intl.PluralRules(locale);
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  let compiled: readonly PhrasePattern[] | undefined;

  function translate(text: string): string | undefined {
    const match = matchOf(text);
    if (match === undefined) return undefined;
    const translated = filled(phrases[match.english], match.holes);
    // The API names options by their keys.
    return text.includes('{{') ? translated : nameOptions(translated);
  }

  /** Of the phrases that a text may be, the one with the most words of its own whose holes are understood, too. */
  function matchOf(text: string): Match | undefined {
    compiled ??= Object.keys(phrases)
      .map(phrasePattern)
      .sort((a, b) => b.literal - a.literal);
    for (const { english, holesOf } of compiled) {
      const holes = holesOf(text);
      if (holes?.every(isUnderstood) === true) return { english, holes };
    }
    return undefined;
  }

  const isUnderstood = (hole: string): boolean => !isProse(hole) || inHole(hole) !== hole;

  function inHole(hole: string): string {
    if (/^\d+$/u.test(hole)) return integer(Number(hole));
    if (/^-?\d+\.\d+$/u.test(hole)) return written(hole);
    if (MOMENT.test(hole)) return moments.format(new Date(hole));
    return translate(hole) ?? translatedList(hole);
  }

  function translatedList(hole: string): string {
    if (!hole.includes(', ') || hole.includes('"')) return hole;
    return hole
      .split(', ')
      .map((part) => translate(part) ?? part)
      .join(', ');
  }

  /** The forms are one, few and many, or one and other. */
  function formFor(count: string, forms: readonly string[]): string {
    const rule = /^\d+$/u.test(count) ? rules.select(Number(count)) : 'other';
    const at = rule === 'one' ? 0 : rule === 'few' ? 1 : forms.length - 1;
    return forms[at];
  }

  function filled(translation: string, holes: readonly string[]): string {
    return translation.replaceAll(/\{(\d)(?::([^{}]*))?\}/gu, (_, number: string, forms?: string) => {
      const hole = holes[Number(number) - 1];
      return forms === undefined ? inHole(hole) : formFor(hole, forms.split('|'));
    });
  }

  return translate;
}
