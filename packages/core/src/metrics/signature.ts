import { VERSION } from '../version.js';
import type { MetricOptions, MetricOption, OptionTable, OptionValue } from './options/option.js';

/** A signature from its fields, each `key:value`: everything needed to get a number again. */
export function signatureOf(name: string, fields: readonly string[]): string {
  return [name, ...fields, `stet:${VERSION}`].join('|');
}

/** The fields for the options that change the number. */
export function signedOptions(table: OptionTable, resolved: MetricOptions): string[] {
  return Object.entries(table).flatMap(([key, option]) => {
    const { matters, signatureKey = key } = option;
    if (matters === false || matters?.(resolved) === false) return [];
    return [`${signatureKey}:${signedValue(option, resolved[key])}`];
  });
}

function signedValue(option: MetricOption, value: OptionValue | undefined): string {
  if (option.kind === 'flag') {
    const [no, yes] = option.signatureWords ?? ['no', 'yes'];
    return value === true ? yes : no;
  }
  if (value === undefined) return option.kind === 'count' || option.kind === 'number' ? (option.absent ?? '') : '';
  if (typeof value !== 'object') return String(value);
  return value.length === 0 ? 'none' : value.join('+');
}
