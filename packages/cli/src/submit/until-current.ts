import type { Clock } from '@stet/node';

export interface Polling {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const PAUSE_MS = 1000;
/** A board that is still not current then is shown as it is. */
const MOST_TRIES = 20;

/** Asks for a board until it counts what was scored last. */
export async function untilCurrent<Board extends { readonly isCurrent: boolean }>(
  ask: () => Promise<Board>,
  { clock, signal }: Polling,
): Promise<Board> {
  for (let tries = 1; ; tries++) {
    const board = await ask();
    if (board.isCurrent || tries === MOST_TRIES) return board;
    await clock.sleep(PAUSE_MS, signal);
  }
}
