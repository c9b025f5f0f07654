import { BoardAnswer, type RoomAnswer } from './answers.js';
import type { ServerClient } from './server-client.js';
import { untilCurrent, type Polling } from './until-current.js';

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

/** The team's place, if the leaderboard may be read and the team is on it. */
export async function findPlace(
  client: ServerClient,
  { task, team }: RoomAnswer,
  polling: Polling,
): Promise<Place | undefined> {
  if (!task.may.readLeaderboard) return undefined;
  const ask = (): Promise<BoardAnswer> => client.get(`tasks/${task.id}/leaderboard`, { answer: BoardAnswer });
  const { rows } = await untilCurrent(ask, polling);
  const row = rows.find(({ team: name }) => name === team.name);
  return row && { ...row, teams: rows.length };
}
