import type { Clock } from '@stet/node';
import { RoomAnswer, SubmissionAnswer } from './answers.js';
import type { ServerClient } from './server-client.js';

export interface Waiting {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** When to stop waiting, on that clock. */
  readonly until: number;
  /** Called now and then with how many submissions of the task wait to be scored. */
  readonly onWait: (waiting: number) => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const TELL_EVERY_MS = 15_000;

/** Asks for a submission until it is scored, has failed or is withdrawn, or until time is up. */
export async function waitForScore(
  client: ServerClient,
  submission: SubmissionAnswer,
  { clock, signal, until, onWait }: Waiting,
): Promise<SubmissionAnswer> {
  let current = submission;
  let toldAt = clock.now();
  for (let pause = FIRST_PAUSE_MS; isWaiting(current) && clock.now() < until; pause *= 2) {
    await clock.sleep(Math.min(pause, LONGEST_PAUSE_MS, until - clock.now()), signal);
    current = await client.get(`team/submissions/${current.id}`, { answer: SubmissionAnswer });
    if (isWaiting(current) && clock.now() - toldAt >= TELL_EVERY_MS) {
      toldAt = clock.now();
      onWait((await client.get('team', { answer: RoomAnswer })).task.waiting);
    }
  }
  return current;
}

/** Whether there will be another score: none yet, or one against a gold that has changed. */
export function isWaiting({ state }: SubmissionAnswer): boolean {
  return state === 'waiting' || state === 'stale';
}
