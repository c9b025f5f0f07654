import type { TurnstileLimits } from '../computing/turnstile.js';

/** How many requests are worked on at a time, and how many wait for how long. */
export interface RequestLimits {
  /** Of each of the two, under way at a time, also those that wait for something. */
  readonly most: number;
  /** Of people who hold a link or a session. */
  readonly people: TurnstileLimits;
  /** Of everybody else, so that a crowd of strangers keeps nobody waiting but themselves. */
  readonly strangers: TurnstileLimits;
}

const STANDING_MS = 100;

/**
 * Limits with which requests wait so long before anything is done for them. Few at a time are enough: more would wait for
 * the same database, and where nobody sees for how long.
 */
export function requestLimits(patienceMs: number): RequestLimits {
  const most = 500;
  const waiting = { waiting: most, patienceMs, standingMs: Math.min(patienceMs, STANDING_MS) };
  return { most, people: { atOnce: 4, ...waiting }, strangers: { atOnce: 2, ...waiting } };
}
