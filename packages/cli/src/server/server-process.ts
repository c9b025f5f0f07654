import type { DatabaseLocation } from '@stet/server';

/** Where the data is: the PostgreSQL database that the environment names, or a folder. */
export function databaseOf(folder: string): DatabaseLocation {
  const url = process.env.DATABASE_URL;
  return url === undefined || url === '' ? { folder } : { url };
}

/** Resolves at the first signal to end. Call it early, to miss none; a second signal ends the process at once. */
export function waitForEndSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}
