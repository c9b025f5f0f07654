import { StetError, quote } from '../error.js';
import type { OptionValue } from '../metrics/options/option.js';

/** Takes values out of parsed JSON, and says where one is not what it must be. */
export class BaselineReader {
  readonly #file: string | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
  }

  object(value: unknown, place: string): Readonly<Record<string, unknown>> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    throw this.#wrong('an object', value, place);
  }

  list(value: unknown, place: string): readonly unknown[] {
    if (Array.isArray(value)) return value as unknown[];
    throw this.#wrong('a list', value, place);
  }

  tuple(value: unknown, length: number, place: string): readonly unknown[] {
    const list = this.list(value, place);
    if (list.length === length) return list;
    throw this.#wrong(`a list of ${length}`, value, place);
  }

  text(value: unknown, place: string): string {
    if (typeof value === 'string') return value;
    throw this.#wrong('a text', value, place);
  }

  number(value: unknown, place: string): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw this.#wrong('a number', value, place);
  }

  count(value: unknown, place: string): number {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    throw this.#wrong('a whole number, 0 or more,', value, place);
  }

  /** An option of a metric, which the metric checks further. */
  option(value: unknown, place: string): OptionValue {
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    return Array.isArray(value) ? value.map((choice) => this.text(choice, place)) : this.number(value, place);
  }

  #wrong(expected: string, value: unknown, place: string): StetError {
    return new StetError({
      code: 'BAD_BASELINE',
      file: this.#file,
      expected: `${expected} as ${place}`,
      found: value === undefined ? 'nothing' : quote(JSON.stringify(value)),
      remedy: 'Use the file as it was committed, or write the baseline again.',
    });
  }
}
