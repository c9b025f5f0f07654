import { StetError } from '@stet/core/internal';
import type * as Server from '@stet/server';

/** The server, an optional package. */
export async function loadServer(): Promise<typeof Server> {
  try {
    return await import('@stet/server');
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw new StetError(
      {
        code: 'MISSING_RESOURCE',
        expected: 'the optional package @stet/server, for stet serve, stet worker and stet benchmark',
        found: 'that it is not installed',
        remedy: 'Run npm install stet @stet/server.',
      },
      { cause },
    );
  }
}

function isMissing(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === 'ERR_MODULE_NOT_FOUND' &&
    cause.message.includes("'@stet/server'")
  );
}
