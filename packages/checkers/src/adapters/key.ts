import { badOption } from '@stet/core/internal';
import { CheckerFailure } from './adapter.js';

/** The key of a service, from the environment variable that is named: the only place where keys are read. */
export function readKey(variable: string): string {
  const key = process.env[variable]?.trim() ?? '';
  if (/^[\x21-\x7e]+$/u.test(key)) return key;
  throw badOption(
    `the key in the environment variable ${variable}`,
    key === '' ? 'nothing' : 'characters that no key has',
    `Set it, for example with: export ${variable}=…`,
  );
}

/** Local servers accept any word as a key, and it may well occur in a sentence: shorter keys are not looked for. */
const REAL_KEY = 16;

/** Refuses an answer that repeats the key, which would otherwise be stored with it. */
export function refuseKey(answer: unknown, secret: string | undefined): void {
  if (secret === undefined || secret.length < REAL_KEY || !JSON.stringify(answer).includes(secret)) return;
  throw new CheckerFailure('the answer repeats the key', { remedy: 'Do not trust this server with a key.' });
}
