import { StetError, quote } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';

type Json = Readonly<Record<string, unknown>>;

/** The fields of a value from outside; none if it is not an object. */
export function fieldsOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** A text that is not empty. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function textsIn(value: unknown): readonly string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}

/** A report that is JSON. */
export function parseReport(document: string, location: SourceLocation | undefined): unknown {
  try {
    return JSON.parse(document) as unknown;
  } catch {
    throw badReport('JSON', quote(document.slice(0, SHOWN)), location);
  }
}

const SHOWN = 80;

/** Whether a document is JSON of which `test` is true. */
export function isJsonWith(document: string, test: (value: unknown) => boolean): boolean {
  try {
    return test(JSON.parse(document));
  } catch {
    return false;
  }
}

export function badReport(expected: string, found: string, location: SourceLocation | undefined): StetError {
  return new StetError({
    code: 'BAD_LINTS',
    ...location,
    expected,
    found,
    remedy: 'Check which form the report has; see docs/checkers.md for those that are known.',
  });
}
