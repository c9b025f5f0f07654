import { StetError } from '../error.js';
import type { SourceLocation } from '../source-location.js';

/** A judgment that nobody can have given, or a line that is none. */
export function badJudgment(
  { file, line }: SourceLocation,
  expected: string,
  found: string,
  remedy: string,
): StetError {
  return new StetError({ code: 'BAD_JUDGMENT', file, line, expected, found, remedy });
}
