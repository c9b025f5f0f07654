import { goldFormat, parseGold as parse, type InputText, type Sentence } from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';

/** A gold that was read, and the M2 that it came as, if it did. */
export interface ParsedGold {
  readonly sentences: readonly Sentence[];
  readonly content: string | undefined;
}

/** Reads a gold that is one file. */
export function parseGold({ file, text }: InputText): ParsedGold {
  checkCharacters(text.split('\n'), file);
  return {
    sentences: parse(text, { file }),
    content: goldFormat(text, file).name === 'm2' ? text : undefined,
  };
}
