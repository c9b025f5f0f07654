import type { SynonymTable } from './resources.js';
import { wordLines } from './word-lines.js';

/**
 * WordNet as METEOR needs it, in one text. A line has a word, the numbers of its synsets in base 36, and the base forms
 * that the lists of exceptions give it, each after `=`: `axes 1a2 =ax =axis`. Lines are in byte order.
 */
export interface PackedSynonyms {
  readonly version: string;
  readonly lines: string;
}

export interface SynonymOptions {
  /** False: do without the exception lists, which lowers METEOR's scores by less than a point. */
  readonly exceptions?: boolean | undefined;
}

const RADIX = 36;
const BASE = '=';

/** Opens what `@stet/core/wordnet` holds, as METEOR's synonyms. Takes no time: lines are searched as words come. */
export function openSynonyms(
  { version, lines }: PackedSynonyms,
  { exceptions = true }: SynonymOptions = {},
): SynonymTable {
  const lineOf = wordLines(lines);
  const fieldsOf = (word: string): readonly string[] => lineOf(word)?.slice(1) ?? [];
  return {
    name: synonymsName(version, exceptions),
    synsets: (word) =>
      fieldsOf(word)
        .filter((field) => !field.startsWith(BASE))
        .map((field) => parseInt(field, RADIX)),
    baseForms: (form) => {
      const bases = exceptions ? fieldsOf(form).filter((field) => field.startsWith(BASE)) : [];
      return bases.length === 0 ? undefined : bases.map((field) => field.slice(BASE.length));
    },
  };
}

/** The name of WordNet in signatures. */
export function synonymsName(version: string, exceptions: boolean): string {
  return `wordnet:${version}${exceptions ? '' : '-noexc'}`;
}
