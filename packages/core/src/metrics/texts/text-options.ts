import { choiceOption, choicesOption } from '../options/option.js';
import { normalisations } from './normalise.js';
import { units } from './units.js';

/** How texts are read before they are compared, for every metric. */
export const textOptions = {
  unit: choiceOption(units, {
    default: 'word',
    help: 'what texts are cut into: words between blanks, characters as ChERRANT counts them, or words that the platform finds in text without blanks (segment)',
    matters: ({ unit }) => unit !== 'word',
  }),
  normalise: choicesOption(normalisations, {
    default: ['none'],
    help: 'bring letters to one Unicode form (nfc, nfd), write Arabic alef and ya alike (alef-ya), leave out marks (no-punctuation)',
    matters: ({ normalise }) => JSON.stringify(normalise) !== '["none"]',
  }),
};
