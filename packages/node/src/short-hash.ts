import { createHash } from 'node:crypto';

const LENGTH = 12;

/** The first 48 bits of a text's SHA-256: enough to notice a change, and short enough to store. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
