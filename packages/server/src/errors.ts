import { StetError } from '@stet/core/internal';

export function notFound(what: string): StetError {
  return new StetError({
    code: 'NOT_FOUND',
    expected: what,
    found: 'none',
    remedy: 'Check the address; it may have been removed.',
  });
}

export function badRequest(expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_REQUEST', expected, found, remedy });
}

export function wrongState(expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'WRONG_STATE', expected, found, remedy });
}
