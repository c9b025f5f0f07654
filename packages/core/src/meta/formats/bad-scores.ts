import { StetError, quote } from '../../error.js';

/** Where something was read. */
export interface Place {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

export function badScores({ file, line }: Place, expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_SCORES', file, line, expected, found, remedy });
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/** A score that is a number, and nothing else. */
export function scoreOf(text: string, what: string, place: Place): number {
  if (NUMBER.test(text.trim())) return Number(text);
  throw badScores(place, `a number as the score of ${what}`, quote(text), 'Correct the score.');
}
