import {
  StetError,
  detectFormat,
  parseM2,
  readAnnotated,
  sentencesOf,
  type InputText,
  type Sentence,
} from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';

/** A gold that was read, and the M2 that it came as, if it did. */
export interface ParsedGold {
  readonly sentences: readonly Sentence[];
  readonly content: string | undefined;
}

/** Reads a gold that is one file: M2, I-measure XML or NUCLE SGML. */
export function parseGold({ file, text }: InputText): ParsedGold {
  checkCharacters(text.split('\n'), file);
  const format = detectFormat(text);
  switch (format) {
    case 'i-measure':
    case 'nucle':
      return { sentences: readAnnotated(format, [{ file, text }]).sentences, content: undefined };
    case 'hoo':
    case 'columns':
      throw new StetError({
        code: 'BAD_MARKUP',
        file,
        expected: 'a gold in one file: M2, I-measure XML or NUCLE SGML',
        found: `a part of one that has several (${format})`,
        remedy: 'Make M2 of it first, with stet convert.',
      });
    case 'm2':
    case 'parallel':
      // What is no format at all is told so line by line.
      return { sentences: parseM2(text, { file }).flatMap(sentencesOf), content: text };
  }
}
