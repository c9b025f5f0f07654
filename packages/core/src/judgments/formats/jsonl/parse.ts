import { quote } from '../../../error.js';
import { splitLines } from '../../../text/lines.js';
import { badJudgment, checkRanking, type Place } from '../../check-ranking.js';
import type { RankedOutput, Ranking } from '../../ranking.js';

/** Reads rankings in JSON Lines, one a line; empty lines are skipped. */
export function parseJudgmentLines(text: string, { file }: { readonly file?: string | undefined } = {}): Ranking[] {
  return splitLines(text).flatMap((line, at) => (line.trim() === '' ? [] : [parseLine(line, { file, line: at + 1 })]));
}

type Check<Value> = (value: unknown) => value is Value;

const isNumber: Check<number> = (value) => typeof value === 'number';
const isText: Check<string> = (value) => typeof value === 'string';
const isList: Check<readonly unknown[]> = (value) => Array.isArray(value);
const isTexts: Check<readonly string[]> = (value) => Array.isArray(value) && value.every(isText);

function parseLine(line: string, place: Place): Ranking {
  const fields = objectOf(parseJson(line, place), ['sentence', 'judge', 'item', 'seconds', 'outputs'], place);
  const ranking: Ranking = {
    sentence: required(fields, 'sentence', 'a number', isNumber, place),
    judge: required(fields, 'judge', 'a text', isText, place),
    ...optional(fields, 'item', 'a text', isText, place),
    ...optional(fields, 'seconds', 'a number', isNumber, place),
    outputs: required(fields, 'outputs', 'a list', isList, place).map((output) => parseOutput(output, place)),
  };
  return checkRanking(ranking, place);
}

function parseOutput(value: unknown, place: Place): RankedOutput {
  const fields = objectOf(value, ['systems', 'rank'], place);
  return {
    systems: required(fields, 'systems', 'a list of texts', isTexts, place),
    rank: required(fields, 'rank', 'a number', isNumber, place),
  };
}

function parseJson(line: string, place: Place): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw badJudgment(place, 'a ranking as JSON on a line of its own', quote(line), 'Correct the line.');
  }
}

type Fields = ReadonlyMap<string, unknown>;

/** A key that is not known may be one that is mistyped, or of a newer format: either way something would be lost. */
function objectOf(value: unknown, keys: readonly string[], place: Place): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badJudgment(place, `an object with ${keys.join(', ')}`, quote(JSON.stringify(value)), 'Correct the line.');
  }
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    throw badJudgment(place, `the keys ${keys.join(', ')} alone`, quote(unknown), 'Correct or remove the key.');
  }
  return new Map(Object.entries(value));
}

function required<Value>(fields: Fields, key: string, what: string, is: Check<Value>, place: Place): Value {
  const value = fields.get(key);
  if (is(value)) return value;
  const found = value === undefined ? 'nothing' : quote(JSON.stringify(value));
  throw badJudgment(place, `${what} as ${JSON.stringify(key)}`, found, 'Correct the line.');
}

function optional<Key extends string, Value>(
  fields: Fields,
  key: Key,
  what: string,
  is: Check<Value>,
  place: Place,
): Partial<Record<Key, Value>> {
  if (!fields.has(key)) return {};
  return { [key]: required(fields, key, what, is, place) } as Record<Key, Value>;
}
