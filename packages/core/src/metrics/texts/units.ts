import { charactersOf } from '../../edits/cherrant/characters.js';
import { tokenise } from '../../text/white-space.js';

/** What texts are cut into. */
export const units = ['word', 'character', 'segment'] as const;
export type Unit = (typeof units)[number];

/** Cuts a word between blanks into units. */
export function unitCutter(unit: Unit): (word: string) => readonly string[] {
  switch (unit) {
    case 'word':
      return (word) => [word];
    case 'character':
      return charactersOf;
    case 'segment': {
      // Without a language: its dictionaries for Chinese, Japanese, Thai, Lao, Khmer and Burmese serve all.
      const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
      return (word) => Array.from(segmenter.segment(word), ({ segment }) => segment);
    }
  }
}

/** A text as units with blanks between them. */
export function inUnits(text: string, unit: Unit): string {
  return tokenise(text).flatMap(unitCutter(unit)).join(' ');
}
