import { goldFormat, parseGold as parse, type InputText, type Sentence } from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';

/** A gold that was read, with its content if that was M2. */
export interface ParsedGold {
  readonly sentences: readonly Sentence[];
  readonly content: string | undefined;
}

/** Reads a gold from one file. */
export function parseGold({ file, text }: InputText): ParsedGold {
  checkCharacters(text.split('\n'), file);
  return {
    sentences: parse(text, { file }),
    content: goldFormat(text, file).name === 'm2' ? text : undefined,
  };
}
