import { StetError, quote } from '../../error.js';
import type { MetricOption, OptionTable, OptionValue, OptionsOf, ResolvedOptions } from './option.js';

/** The options of a metric, checked, with a default for each that was not given. */
export function resolveOptions<Table extends OptionTable>(
  metric: string,
  table: Table,
  given: OptionsOf<Table>,
): ResolvedOptions<Table> {
  const resolved = Object.entries(table).map(([key, option]) => {
    const value: OptionValue | undefined = given[key];
    return [key, value === undefined ? option.default : checkOption(metric, key, option, value)];
  });
  // Every key of the table is there, with a value that fits its descriptor.
  return Object.fromEntries(resolved) as ResolvedOptions<Table>;
}

/** The value that an option was given, if it fits. */
export function checkOption(metric: string, key: string, option: MetricOption, value: unknown): OptionValue {
  if (fitsOption(option, value)) return value;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `{{${key}}} of ${metric} to be ${optionRange(option)}`,
    found: quote(JSON.stringify(value)),
    remedy: 'Change the option, or leave it out.',
  });
}

/** True for what the option may be set to. */
export function fitsOption(option: MetricOption, value: unknown): value is OptionValue {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return isChoice(option.choices, value);
    case 'choices':
      if (!Array.isArray(value) || value.length === 0 || new Set(value).size < value.length) return false;
      return value.every((choice) => isChoice(option.choices, choice));
    case 'words':
      return Array.isArray(value) && new Set(value).size === value.length && value.every(isWord);
    case 'number':
    case 'count': {
      const { min = -Infinity, above = -Infinity, max = Infinity } = option;
      const isNumber = option.kind === 'count' ? Number.isSafeInteger(value) : Number.isFinite(value);
      return isNumber && typeof value === 'number' && value >= min && value > above && value <= max;
    }
  }
}

function isChoice(choices: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && choices.includes(value);
}

/** Commas, bars and blanks separate words where options are written. */
function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[^\s,|+]+$/u.test(value);
}

/** What the option may be set to, in words: "a whole number from 1 to 16". */
export function optionRange(option: MetricOption): string {
  switch (option.kind) {
    case 'flag':
      return 'true or false';
    case 'choice':
      return `one of ${option.choices.join(', ')}`;
    case 'choices':
      return `some of ${option.choices.join(', ')}, each at most once`;
    case 'words':
      return 'words without spaces and commas, each at most once';
    case 'number':
    case 'count': {
      const { kind, min, above, max } = option;
      const number = kind === 'count' ? 'a whole number' : 'a number';
      if (above !== undefined) return `${number} above ${above}`;
      if (min === undefined) return number;
      return max === undefined ? `${number}, ${min} or more` : `${number} from ${min} to ${max}`;
    }
  }
}
