import { StetError, quote, type CoreErrorCode } from '../error.js';
import type { SourceLocation } from '../source-location.js';
import { parseShallowJson } from '../text/parse-shallow-json.js';
import type { SharedStrings } from '../text/shared-strings.js';

type Json = Readonly<Record<string, unknown>>;

/** One record of a file of lints: its fields by their kind, and errors that name its line and unit. */
export class LintFields {
  readonly #fields: Json;
  readonly #location: SourceLocation;
  readonly #shared: SharedStrings;
  readonly #taken = new Set<string>();

  constructor(line: string, location: SourceLocation, shared: SharedStrings) {
    this.#location = location;
    this.#shared = shared;
    this.#fields = {};
    const value = this.#parse(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse('an object on each line', quote(line));
    }
    this.#fields = value as Json;
  }

  /** Throws, with what was expected here. */
  refuse(expected: string, found: string, remedy = SEE_DOCS, code: CoreErrorCode = 'BAD_LINTS'): never {
    const { unit } = this.#fields;
    const about = typeof unit === 'string' ? ` for the unit ${quote(unit)}` : '';
    throw new StetError({ code, ...this.#location, expected: expected + about, found, remedy });
  }

  text(name: string): string {
    return this.optionalText(name) ?? this.#miss(name, 'a text');
  }

  name(name: string): string {
    const text = this.text(name);
    return text === '' ? this.#miss(name, 'a text that is not empty') : text;
  }

  optionalText(name: string): string | undefined {
    const text = this.#optional(name, 'a text', (value) => typeof value === 'string');
    return text === undefined ? undefined : this.#shared.share(text);
  }

  count(name: string): number {
    return this.optionalCount(name) ?? this.#miss(name, 'a whole number from 0');
  }

  optionalCount(name: string): number | undefined {
    return this.#optional(name, 'a whole number from 0', isCount);
  }

  optionalDuration(name: string): number | undefined {
    return this.#optional(name, 'a number from 0', isDuration);
  }

  duration(name: string): number {
    return this.optionalDuration(name) ?? this.#miss(name, 'a number from 0');
  }

  optionalFlag(name: string): boolean | undefined {
    return this.#optional(name, 'true or false', (value) => typeof value === 'boolean');
  }

  optionalTexts(name: string): readonly string[] | undefined {
    return this.#optional(name, 'a list of texts', isTexts);
  }

  optionalObject(name: string): Json | undefined {
    return this.#optional(name, 'an object', isObject);
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
    const text = this.text(name);
    return choices.find((choice) => choice === text) ?? this.#miss(name, choices.join(', '));
  }

  /** The fields that nobody asked for, if any. */
  extra(): { readonly extra?: Json } {
    const rest = Object.entries(this.#fields).filter(([name]) => !this.#taken.has(name));
    return rest.length === 0 ? {} : { extra: Object.fromEntries(rest) };
  }

  #parse(line: string): unknown {
    try {
      return parseShallowJson(line);
    } catch {
      return this.refuse('a record as JSON on each line', quote(line));
    }
  }

  #optional<Value>(name: string, kind: string, is: (value: unknown) => value is Value): Value | undefined {
    this.#taken.add(name);
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    return value === undefined || is(value) ? value : this.#miss(name, kind);
  }

  #miss(name: string, kind: string): never {
    const value = this.#fields[name];
    this.refuse(`${kind} as ${quote(name)}`, value === undefined ? 'none' : quote(JSON.stringify(value)));
  }
}

const SEE_DOCS = 'See docs/formats/lints.md for what a file of lints looks like.';

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
