import { codePoints } from '../../text/code-points.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { strip, tokenise } from '../../text/white-space.js';
import type { Unit } from '../texts/units.js';

/** Turns texts into numbers, one for each word, or for each character with a blank between words. */
export function greenEncoder(unit: Unit, strictOriginal: boolean): (text: string) => Int32Array {
  const split = strictOriginal ? splitAtBlanks : tokenise;
  if (unit === 'character') return (text) => codePoints(split(text).join(' '));
  const vocabulary = new Vocabulary();
  return (text) => vocabulary.encode(split(text));
}

/** As the original splits: two blanks in a row have an empty word between them. */
function splitAtBlanks(text: string): string[] {
  const inner = strip(text);
  return inner === '' ? [] : inner.split(' ');
}
