import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for links and sessions. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It has too many bits to be guessed, so that a plain hash will do. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** An id that sorts by the time it was made. */
export function newId(now: number): string {
  return now.toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
}
