import { StetError, quote } from '../../error.js';

/** What a program gives for each sentence, and so how the score of a corpus comes about. */
export const answerForms = ['score', 'ratio', 'f'] as const;
export type AnswerForm = (typeof answerForms)[number];

/** The least and the most that a score can be; null where there is no bound. */
export type ScoreRange = readonly [low: number | null, high: number | null];

/** What a program says of the metric that it computes, in the first line that it prints. */
export interface MetricDeclaration {
  readonly metric: string;
  readonly version: string;
  readonly direction: 'higher' | 'lower';
  readonly range: ScoreRange;
  /** A score whose mean is the corpus score; a numerator and a denominator; or correct, proposed and gold for F. */
  readonly answers: AnswerForm;
  /** Weight of recall against precision, for F. */
  readonly beta: number;
  /** How many questions a line holds, as a list; undefined for one that is no list. */
  readonly batch?: number | undefined;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/u;
const VERSION = /^[\w.+-]{1,40}$/u;
const MOST_IN_BATCH = 4096;
const F_RANGE: ScoreRange = [0, 1];

/** Reads the first line of a program. */
export function parseDeclaration(line: string): MetricDeclaration {
  const fields = fieldsOf(line);
  const { metric, version, direction = 'higher', answers = 'score', range, beta = 0.5, batch } = fields;
  if (typeof metric !== 'string' || !NAME.test(metric)) {
    throw wrong('"metric", a name of small letters, digits and hyphens', metric);
  }
  if (typeof version !== 'string' || !VERSION.test(version)) {
    throw wrong('"version", a text such as "1.0"', version);
  }
  if (direction !== 'higher' && direction !== 'lower') throw wrong('"direction": "higher" or "lower"', direction);
  const form = answerForms.find((name) => name === answers);
  if (form === undefined) throw wrong(`"answers": ${answerForms.map((name) => `"${name}"`).join(' or ')}`, answers);
  if (form === 'f' && direction === 'lower') throw wrong('"direction": "higher", since F is', direction);
  if (typeof beta !== 'number' || !(beta >= 0 && beta < Infinity)) throw wrong('"beta", 0 or more', beta);
  if (batch !== undefined && !isBatch(batch)) {
    throw wrong(`"batch", a whole number from 1 to ${MOST_IN_BATCH}`, batch);
  }
  return {
    ...{ metric, version, direction, answers: form, beta, batch },
    range: form === 'f' ? F_RANGE : rangeOf(range),
  };
}

function isBatch(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_IN_BATCH;
}

function rangeOf(range: unknown): ScoreRange {
  const isBound = (bound: unknown): bound is number | null => bound === null || Number.isFinite(bound);
  if (Array.isArray(range) && range.length === 2) {
    const [low, high] = range as unknown[];
    if (isBound(low) && isBound(high) && (low ?? -Infinity) < (high ?? Infinity)) return [low, high];
  }
  throw wrong('"range", the least and the most that a score can be, such as [0, 1] or [null, 0]', range);
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> {
  let declared: unknown;
  try {
    declared = JSON.parse(line);
  } catch {
    throw badDeclaration('a line of JSON first, which declares the metric', quote(line));
  }
  if (typeof declared === 'object' && declared !== null && !Array.isArray(declared)) return { ...declared };
  throw badDeclaration('an object first, which declares the metric', quote(line));
}

function wrong(expected: string, found: unknown): StetError {
  return badDeclaration(`a declaration with ${expected}`, found === undefined ? 'none' : quote(JSON.stringify(found)));
}

function badDeclaration(expected: string, found: string): StetError {
  return new StetError({
    code: 'BAD_DECLARATION',
    expected,
    found,
    remedy: 'docs/metric-command.md shows what a program prints first.',
  });
}
