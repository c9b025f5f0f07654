import { ServerError } from '../errors.js';

/** Does work when it is its turn; rejects where too many wait, or when it has waited for too long. */
export type Turnstile = <T>(work: (place: Place) => Promise<T>) => Promise<T>;

/** The place of somebody who was let in. */
interface Place {
  /** Lets others in while `work` waits for something else. Whoever comes back from that is never kept waiting. */
  readonly aside: Aside;
}

export type Aside = <T>(work: () => Promise<T>) => Promise<T>;

export interface TurnstileLimits {
  /** How many are let in at a time. */
  readonly atOnce: number;
  /** How many may wait. */
  readonly waiting: number;
  /** For how long; as long as it takes by default. */
  readonly patienceMs?: number;
  /** For how long once somebody has waited at any time in the last `patienceMs`; `patienceMs` by default. */
  readonly standingMs?: number;
}

/**
 * Lets some in at a time and some wait: others are told that it is busy, instead of being kept waiting. Many who come at
 * once may wait for a while. A queue that stands, though, is no use to anybody: it means as many refusals as no queue, and
 * longer waits for everybody else. Nichols & Jacobson 2012, Controlling Queue Delay; for servers: Maurer 2015, Fail at
 * Scale.
 */
export function turnstile(
  { atOnce, waiting: mostWaiting, patienceMs, standingMs = patienceMs }: TurnstileLimits,
  clock: () => number = () => performance.now(),
): Turnstile {
  const waiting = new Set<() => void>();
  let inside = 0;
  /** When somebody last came and found nobody waiting. */
  let unqueuedAt = -Infinity;

  function patience(): number | undefined {
    if (waiting.size === 0) unqueuedAt = clock();
    return patienceMs !== undefined && clock() - unqueuedAt > patienceMs ? standingMs : patienceMs;
  }

  /** Resolves when it is one's turn. */
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const ms = patience();
      const refuse = (): void => {
        waiting.delete(letIn);
        reject(busy());
      };
      const impatience = ms === undefined ? undefined : setTimeout(refuse, ms);
      const letIn = (): void => {
        clearTimeout(impatience);
        waiting.delete(letIn);
        inside++;
        resolve();
      };
      waiting.add(letIn);
    });

  const leave = (): void => {
    inside--;
    const next = waiting.values().next();
    if (inside < atOnce && next.done !== true) next.value();
  };

  return async (work) => {
    if (inside < atOnce) inside++;
    else if (waiting.size < mostWaiting) await turn();
    else throw busy();
    let away = 0;
    let isOver = false;
    const aside: Aside = async (longWork) => {
      const step = { isAway: false };
      // Most of it is at hand, and over before anybody else could be let in.
      const stepping = setImmediate(() => {
        step.isAway = true;
        if (away++ === 0 && !isOver) leave();
      });
      try {
        return await longWork();
      } finally {
        clearImmediate(stepping);
        if (step.isAway && --away === 0 && !isOver) inside++;
      }
    };
    try {
      return await work({ aside });
    } finally {
      isOver = true;
      if (away === 0) leave();
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
