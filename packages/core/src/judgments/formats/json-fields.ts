import { quote } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';
import { parseShallowJson } from '../../text/parse-shallow-json.js';
import { badJudgment } from '../bad-judgment.js';

/** Whether a value of JSON is what a key should hold. */
export type Check<Value> = (value: unknown) => value is Value;

export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isText: Check<string> = (value) => typeof value === 'string';
export const isList: Check<readonly unknown[]> = (value) => Array.isArray(value);
export const isTexts: Check<readonly string[]> = (value) => Array.isArray(value) && value.every(isText);

/** The value on a line of JSON Lines; `what` says what it should be. */
export function parseJsonLine(line: string, what: string, location: SourceLocation): unknown {
  try {
    return parseShallowJson(line);
  } catch {
    throw badJudgment(location, `${what} as JSON on a line of its own`, quote(line), 'Correct the line.');
  }
}

export type Fields = ReadonlyMap<string, unknown>;

/** The fields of an object. An unknown key may be mistyped, or belong to a newer format: either way something would be lost. */
export function objectOf(value: unknown, keys: readonly string[], location: SourceLocation): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badJudgment(location, `an object with ${keys.join(', ')}`, quote(JSON.stringify(value)), 'Correct the line.');
  }
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    throw badJudgment(location, `the keys ${keys.join(', ')} alone`, quote(unknown), 'Correct or remove the key.');
  }
  return new Map(Object.entries(value));
}

export function required<Value>(
  fields: Fields,
  key: string,
  what: string,
  is: Check<Value>,
  location: SourceLocation,
): Value {
  const value = fields.get(key);
  if (is(value)) return value;
  const found = value === undefined ? 'nothing' : quote(JSON.stringify(value));
  throw badJudgment(location, `${what} as ${JSON.stringify(key)}`, found, 'Correct the line.');
}

export function optional<Key extends string, Value>(
  fields: Fields,
  key: Key,
  what: string,
  is: Check<Value>,
  location: SourceLocation,
): Partial<Record<Key, Value>> {
  if (!fields.has(key)) return {};
  return { [key]: required(fields, key, what, is, location) } as Record<Key, Value>;
}
