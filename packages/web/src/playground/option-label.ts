import type { OptionWord } from '@stet/core/internal';
import { optionWords } from '../language/en/option-words.js';
import { words } from '../language/words.js';
import { OPTION_FIELDS } from './playground-options.js';

/** Calls an option by the label of its field. Some options are on the command line only. */
const labelIn =
  ({ field, onCommandLine }: Pick<typeof optionWords, 'field' | 'onCommandLine'>): OptionWord =>
  (key) => {
    const offered = OPTION_FIELDS.find((candidate) => candidate.key === key);
    return offered === undefined ? onCommandLine(key) : field(offered.flag);
  };

/** In a document for programs and papers, which is English. */
export const englishOptionLabel = labelIn(optionWords);

/** On the page. */
export const optionLabel: OptionWord = (key) => labelIn(words().playground.optionNames)(key);
