import { quote } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';
import { splitLines } from '../../text/lines.js';
import { badJudgment } from '../bad-judgment.js';
import { checkRanking } from '../check-ranking.js';
import type { PairDrawing, RankedOutput, Ranking } from '../ranking.js';
import { SCALES, scalesOf, type Scores } from '../direct-assessment/scores.js';
import type { JudgmentFormat } from './judgment-format.js';
import { parseShallowJson } from '../../text/parse-shallow-json.js';

/** Reads rankings in JSON Lines, one a line; empty lines are skipped. */
export function parseJudgmentLines(text: string, { file }: { readonly file?: string | undefined } = {}): Ranking[] {
  return splitLines(text).flatMap((line, at) => (line.trim() === '' ? [] : [parseLine(line, { file, line: at + 1 })]));
}

type Check<Value> = (value: unknown) => value is Value;

const isNumber: Check<number> = (value) => typeof value === 'number';
const isText: Check<string> = (value) => typeof value === 'string';
const isList: Check<readonly unknown[]> = (value) => Array.isArray(value);
const isDrawer: Check<PairDrawing['by']> = (value) => value === 'even' || value === 'adaptive';
const isTexts: Check<readonly string[]> = (value) => Array.isArray(value) && value.every(isText);

const RANKING_KEYS = ['sentence', 'judge', 'item', 'seconds', 'drawing', 'outputs'];

function parseLine(line: string, location: SourceLocation): Ranking {
  const fields = objectOf(parseJson(line, location), RANKING_KEYS, location);
  const ranking: Ranking = {
    sentence: required(fields, 'sentence', 'a number', isNumber, location),
    judge: required(fields, 'judge', 'a text', isText, location),
    ...optional(fields, 'item', 'a text', isText, location),
    ...optional(fields, 'seconds', 'a number', isNumber, location),
    ...(fields.has('drawing') ? { drawing: parseDrawing(fields.get('drawing'), location) } : {}),
    outputs: required(fields, 'outputs', 'a list', isList, location).map((output) => parseOutput(output, location)),
  };
  return checkRanking(ranking, location);
}

function parseDrawing(value: unknown, location: SourceLocation): PairDrawing {
  const fields = objectOf(value, ['by', 'probability'], location);
  return {
    by: required(fields, 'by', 'even or adaptive', isDrawer, location),
    probability: required(fields, 'probability', 'a number', isNumber, location),
  };
}

function parseOutput(value: unknown, location: SourceLocation): RankedOutput {
  const fields = objectOf(value, ['systems', 'rank', 'scores'], location);
  return {
    systems: required(fields, 'systems', 'a list of texts', isTexts, location),
    rank: required(fields, 'rank', 'a number', isNumber, location),
    ...(fields.has('scores') ? { scores: parseScores(fields.get('scores'), location) } : {}),
  };
}

function parseScores(value: unknown, location: SourceLocation): Scores {
  const fields = objectOf(value, SCALES, location);
  return Object.assign({}, ...SCALES.map((scale) => optional(fields, scale, 'a number', isNumber, location))) as Scores;
}

function parseJson(line: string, location: SourceLocation): unknown {
  try {
    return parseShallowJson(line);
  } catch {
    throw badJudgment(location, 'a judgment as JSON on a line of its own', quote(line), 'Correct the line.');
  }
}

type Fields = ReadonlyMap<string, unknown>;

/** An unknown key may be mistyped, or belong to a newer format: either way something would be lost. */
function objectOf(value: unknown, keys: readonly string[], location: SourceLocation): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badJudgment(location, `an object with ${keys.join(', ')}`, quote(JSON.stringify(value)), 'Correct the line.');
  }
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    throw badJudgment(location, `the keys ${keys.join(', ')} alone`, quote(unknown), 'Correct or remove the key.');
  }
  return new Map(Object.entries(value));
}

function required<Value>(fields: Fields, key: string, what: string, is: Check<Value>, location: SourceLocation): Value {
  const value = fields.get(key);
  if (is(value)) return value;
  const found = value === undefined ? 'nothing' : quote(JSON.stringify(value));
  throw badJudgment(location, `${what} as ${JSON.stringify(key)}`, found, 'Correct the line.');
}

function optional<Key extends string, Value>(
  fields: Fields,
  key: Key,
  what: string,
  is: Check<Value>,
  location: SourceLocation,
): Partial<Record<Key, Value>> {
  if (!fields.has(key)) return {};
  return { [key]: required(fields, key, what, is, location) } as Record<Key, Value>;
}

/** Writes rankings in JSON Lines; `parseJudgmentLines` reads back the same rankings. */
function printJudgmentLines(rankings: readonly Ranking[]): string {
  return rankings.map((ranking) => `${printLine(ranking)}\n`).join('');
}

/** The keys always come in the same order. */
function printLine({ sentence, judge, item, seconds, drawing, outputs }: Ranking): string {
  return JSON.stringify({
    sentence,
    judge,
    item,
    seconds,
    drawing: drawing === undefined ? undefined : { by: drawing.by, probability: drawing.probability },
    outputs: outputs.map(({ systems, rank, scores }) => ({ systems, rank, scores: scores && inOrder(scores) })),
  });
}

function inOrder(scores: Scores): Scores {
  return Object.fromEntries(scalesOf(scores).map((scale) => [scale, scores[scale]]));
}

export const jsonl: JudgmentFormat<'jsonl'> = {
  name: 'jsonl',
  title: 'JSON Lines',
  detect: (head) => {
    if (/^\{\s*"(?:sentence|judge|item|seconds|drawing|outputs)"/u.test(head)) return 'certain';
    // An empty file holds no judgments.
    return /^(?:\{|$)/u.test(head) ? 'unlikely' : 'no';
  },
  parse: parseJudgmentLines,
  print: printJudgmentLines,
};
