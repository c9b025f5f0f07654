import { createHash } from 'node:crypto';

const LENGTH = 12;

/** A short name of a text: the first 48 bits of its SHA-256, enough to notice a change, and little to keep. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
