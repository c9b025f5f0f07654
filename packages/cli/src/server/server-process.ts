import type { Place } from '@stet/server';

/** Where the data is: the PostgreSQL database that the environment names, or a folder. */
export function placeOf(folder: string): Place {
  const url = process.env.DATABASE_URL;
  return url === undefined || url === '' ? { folder } : { url };
}

/** Listens from the start, so that no signal is missed. A second one ends the process at once. */
export function askedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}
