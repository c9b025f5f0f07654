import { ServerError } from '../errors.js';

/** Does work when it is its turn; rejects at once where too many wait. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

export interface TurnstileLimits {
  /** How many are let in at a time. */
  readonly atOnce: number;
  /** How many may wait. */
  readonly waiting: number;
}

/** Lets some in at a time and some wait: whoever comes on top of that is told so instead of being kept waiting. */
export function turnstile({ atOnce, waiting: mostWaiting }: TurnstileLimits): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce) {
      if (waiting.length >= mostWaiting) throw busy();
      // Whoever leaves hands over their place.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else inside++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) inside--;
      else next();
    }
  };
}

function busy(): ServerError {
  return new ServerError({
    code: 'BUSY',
    expected: 'room for this request',
    found: 'as many under way as the server can do',
    remedy: 'Try again in a moment.',
  });
}
