import { StetError, quote } from '../error.js';
import type { OptionValue } from '../metrics/options/option.js';

/** Reads values from parsed JSON; an error names the path of the value that is wrong. */
export class BaselineReader {
  readonly #file: string | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
  }

  object(value: unknown, path: string): Readonly<Record<string, unknown>> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    throw this.#wrong('an object', value, path);
  }

  list(value: unknown, path: string): readonly unknown[] {
    if (Array.isArray(value)) return value as unknown[];
    throw this.#wrong('a list', value, path);
  }

  tuple(value: unknown, length: number, path: string): readonly unknown[] {
    const list = this.list(value, path);
    if (list.length === length) return list;
    throw this.#wrong(`a list of ${length}`, value, path);
  }

  text(value: unknown, path: string): string {
    if (typeof value === 'string') return value;
    throw this.#wrong('a text', value, path);
  }

  number(value: unknown, path: string): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw this.#wrong('a number', value, path);
  }

  count(value: unknown, path: string): number {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    throw this.#wrong('a whole number, 0 or more,', value, path);
  }

  /** An option of a metric, which the metric checks further. */
  option(value: unknown, path: string): OptionValue {
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    return Array.isArray(value) ? value.map((choice) => this.text(choice, path)) : this.number(value, path);
  }

  #wrong(expected: string, value: unknown, path: string): StetError {
    return new StetError({
      code: 'BAD_BASELINE',
      file: this.#file,
      expected: `${expected} as ${path}`,
      found: value === undefined ? 'nothing' : quote(JSON.stringify(value)),
      remedy: 'Use the file as it was committed, or write the baseline again.',
    });
  }
}
