import { counted } from '@stet/core/internal';
import type { Clock } from '@stet/node';
import type { HandedFile } from './hand-in-files.js';
import type { ServerClient } from './server-client.js';
import { isWaiting, waitForScore } from './wait-for-score.js';

export interface SettleOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** When to stop waiting, on that clock. */
  readonly until: number;
  readonly tell: (line: string) => void;
}

/** Waits for the scores of what was handed in, until time is up. */
export async function settle(
  client: ServerClient,
  handed: readonly HandedFile[],
  { clock, signal, until, tell }: SettleOptions,
): Promise<HandedFile[]> {
  const onWait = (waiting: number): void => tell(`waiting for scores; ${counted(waiting, 'submission')} to be scored`);
  const settled: HandedFile[] = [];
  for (const output of handed) {
    const submission = await waitForScore(client, output.submission, { clock, signal, until, onWait });
    settled.push({ ...output, submission });
  }
  return settled;
}

/** Whether each has a score, or never gets one. */
export function areSettled(handed: readonly HandedFile[]): boolean {
  return !handed.some(({ submission }) => isWaiting(submission));
}
