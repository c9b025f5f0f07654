import { StetError } from '@stet/core/internal';

export function badOption(expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_OPTION', expected, found, remedy });
}
