import { StetError } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';

/** A line of a file of analyses that cannot be read. */
export function badAnalysis({ file, line }: SourceLocation, expected: string, found: string): StetError {
  return new StetError({
    code: 'BAD_ANALYSIS',
    file,
    line,
    expected,
    found,
    remedy: 'Correct the line, or write the analyses again; docs/formats/analyses.md shows both formats.',
  });
}
