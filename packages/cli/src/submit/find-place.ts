import type { Clock } from '@stet/node';
import { BoardAnswer, type RoomAnswer } from './answers.js';
import type { ServerClient } from './server-client.js';

/** Where a team stands on the leaderboard. */
export interface Place {
  readonly rank: number;
  /** The ranks that it takes in most resamples. */
  readonly range: readonly [number, number] | null;
  readonly cluster: number | null;
  /** How many teams are ranked. */
  readonly teams: number;
  /** The submission that it is ranked by. */
  readonly submission: string;
}

const PAUSE_MS = 1000;
/** A board that is still not current then is shown as it is. */
const MOST_TRIES = 20;

/** The team's place, if the leaderboard may be read and the team is on it. */
export async function findPlace(
  client: ServerClient,
  { task, team }: RoomAnswer,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<Place | undefined> {
  if (!task.may.readLeaderboard) return undefined;
  for (let tries = 1; ; tries++) {
    const { isCurrent, rows } = await client.get(`tasks/${task.id}/leaderboard`, { answer: BoardAnswer });
    if (isCurrent || tries === MOST_TRIES) {
      const row = rows.find(({ team: name }) => name === team.name);
      return row && { ...row, teams: rows.length };
    }
    await clock.sleep(PAUSE_MS, signal);
  }
}
