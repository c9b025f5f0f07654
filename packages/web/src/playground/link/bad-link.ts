import { WebError } from '../../errors.js';

/** The error for a link that cannot be read. */
export function badLink(expected: string, found: string, cause?: unknown): WebError {
  return new WebError(
    {
      code: 'BAD_LINK',
      expected,
      found,
      remedy: 'Ask for the link again and copy all of it; some programs cut long links.',
    },
    { cause },
  );
}
