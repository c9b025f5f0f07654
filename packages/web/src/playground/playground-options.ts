import { fitsOption, flagOption, sharedOptions, type OptionValue, type SharedOption } from '@stet/core/internal';
import { PAGE_METRICS } from './playground-metrics.js';
import { optionWords } from '../language/en/option-words.js';

/** How a gold is read, whichever metrics are chosen. */
const SKIP_BAD_EDITS: SharedOption = {
  flag: 'skip-bad-edits',
  key: 'skipBadEdits',
  option: flagOption({
    help: optionWords.skipBadEdits,
    matters: false,
  }),
  metrics: PAGE_METRICS.map(({ name }) => name),
  usual: 'no',
};

/** The options that the page offers, under the names that they have on the command line. */
export const OPTION_FIELDS = [...sharedOptions(PAGE_METRICS), SKIP_BAD_EDITS];

/** The options that some of these metrics know. */
export function optionsOf(metrics: readonly string[]): SharedOption[] {
  return OPTION_FIELDS.filter((field) => field.metrics.some((name) => metrics.includes(name)));
}

/** True for an option that the page offers, and a value that it can have. */
export function isOption(key: string, value: unknown): value is OptionValue {
  return OPTION_FIELDS.some((field) => field.key === key && fitsOption(field.option, value));
}
