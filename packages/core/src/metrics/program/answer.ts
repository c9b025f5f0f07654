import { StetError, quote } from '../../error.js';
import type { MetricDeclaration } from './declaration.js';

/** The statistics that a program gave for a sentence: a score, or the numbers of a ratio or of F. */
export type ProgramStats = readonly number[];

const STATISTICS = { ratio: 2, f: 3 } as const;

/** Reads an answer to the question `id`, which was asked of the program that declared itself so. */
export function parseAnswer(declaration: MetricDeclaration, id: number, answer: unknown): ProgramStats {
  const { id: answered, score, statistics } = fieldsOf(answer);
  if (answered !== id) {
    throw new StetError({
      code: 'ANSWER_OUT_OF_ORDER',
      expected: `${declaration.metric} to answer question ${id}`,
      found: answered === undefined ? `no id in ${shown(answer)}` : `an answer to ${shown(answered)}`,
      remedy: 'The program must answer in the order of the questions, each once, with its id.',
    });
  }
  if (declaration.answers === 'score') return [checkScore(declaration, id, score)];
  const length = STATISTICS[declaration.answers];
  if (!isListOfNumbers(statistics, length)) {
    throw badAnswer(declaration, `"statistics", ${length} numbers of 0 or more, for question ${id}`, answer);
  }
  checkStatistics(declaration, id, statistics);
  return statistics;
}

function checkScore(declaration: MetricDeclaration, id: number, score: unknown): number {
  const [low, high] = declaration.range;
  if (typeof score === 'number' && score >= (low ?? -Number.MAX_VALUE) && score <= (high ?? Number.MAX_VALUE)) {
    return score;
  }
  const range = `${low ?? 'any'} to ${high ?? 'any'}`;
  throw badAnswer(declaration, `a score within its declared range, ${range}, for question ${id}`, score);
}

function checkStatistics(declaration: MetricDeclaration, id: number, statistics: ProgramStats): void {
  if (declaration.answers === 'ratio') {
    const [numerator, denominator] = statistics;
    if (denominator > 0) checkScore(declaration, id, numerator / denominator);
    return;
  }
  const [correct, proposed, gold] = statistics;
  if (correct <= proposed && correct <= gold) return;
  throw badAnswer(declaration, `at most as many correct as proposed and gold, for question ${id}`, statistics);
}

function isListOfNumbers(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every((item) => Number.isFinite(item) && item >= 0);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function badAnswer({ metric }: MetricDeclaration, expected: string, found: unknown): StetError {
  return new StetError({
    code: 'BAD_ANSWER',
    expected: `${metric} to give ${expected}`,
    found: found === undefined ? 'none' : shown(found),
    remedy: 'Fix the program, or what it declares.',
  });
}

function shown(value: unknown): string {
  return quote(JSON.stringify(value));
}
