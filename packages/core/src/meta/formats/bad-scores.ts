import { StetError, quote } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';

export function badScores({ file, line }: SourceLocation, expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_SCORES', file, line, expected, found, remedy });
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/** Parses a score, which must be a number and nothing else. */
export function scoreOf(text: string, what: string, location: SourceLocation): number {
  if (NUMBER.test(text.trim())) return Number(text);
  throw badScores(location, `a number as the score of ${what}`, quote(text), 'Correct the score.');
}
