import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for links and sessions. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It has too many bits to be guessed, so a plain hash will do. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** An id that sorts by the time it was made, and by a number where several are made at once. */
export function newId(now: number, sequence = 0): string {
  const sortKey = now.toString(16).padStart(12, '0') + sequence.toString(16).padStart(6, '0');
  return sortKey + randomBytes(7).toString('hex');
}
