import { optionWords } from '../language/en/option-words.js';
import { OPTION_FIELDS } from './playground-options.js';

/** The label of an option's field. Some options are on the command line only. */
export function optionLabel(key: string): string {
  const field = OPTION_FIELDS.find((candidate) => candidate.key === key);
  return field === undefined ? optionWords.onCommandLine(key) : optionWords.field(field.flag);
}
