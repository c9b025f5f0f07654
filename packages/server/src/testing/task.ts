import { StetError } from '@stet/core/internal';
import type { NewTaskSettings } from '../tasks/schemas.js';
import { SCORING, type ScoringJob } from '../scoring/request-scoring.js';
import { scoringHandler } from '../scoring/scoring-handler.js';
import { lines, ok, SOURCE } from './campaign.js';
import type { Answer, Client, Room } from './room.js';

/** A gold for the sentences of `SOURCE`, by two annotators; system `ann` makes all the edits of the first. */
export const GOLD = `S He go home .
A 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0
A 1 2|||Vt|||went|||REQUIRED|||-NONE-|||1

S She like it .
A 1 2|||SVA|||likes|||REQUIRED|||-NONE-|||0
A 1 2|||SVA|||likes|||REQUIRED|||-NONE-|||1

S It are late .
A 1 2|||SVA|||is|||REQUIRED|||-NONE-|||0
A 1 2|||Vt|||was|||REQUIRED|||-NONE-|||1

S We goes now .
A 1 2|||SVA|||go|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S All is well .

S I sees you .
A 1 2|||SVA|||see|||REQUIRED|||-NONE-|||0
A 1 2|||Vt|||saw|||REQUIRED|||-NONE-|||1

`;

const HOUR = 60 * 60_000;

/** Settings of an open task, with few resamples. */
export function openSettings(now: number, changes: NewTaskSettings = {}): NewTaskSettings {
  return {
    resamples: 100,
    phases: [{ name: 'Test', opensAt: now - HOUR, closesAt: now + 100 * HOUR }],
    release: { source: now - HOUR, leaderboard: null, systems: null, gold: null },
    ...changes,
  };
}

export interface TestTeam {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly client: Client;
}

/** A task that accepts submissions, with its source, teams, and by default a gold. */
export async function openTask(
  room: Room,
  {
    settings = {},
    gold = GOLD,
    teams = ['ann', 'bob'],
  }: { settings?: NewTaskSettings; gold?: string | null; teams?: readonly string[] } = {},
): Promise<{ id: string; teams: TestTeam[] }> {
  const { organiser } = room;
  const { body } = ok(
    await organiser.send('POST', 'tasks', { name: 'Evening class', settings: openSettings(room.now, settings) }),
  );
  const { id } = body as { id: string };
  ok(await organiser.upload(`tasks/${id}/source`, lines(SOURCE)));
  if (gold !== null) ok(await organiser.upload(`tasks/${id}/gold`, gold));
  const joined: TestTeam[] = [];
  for (const name of teams) joined.push(await addTeam(room, id, name));
  return { id, teams: joined };
}

export async function addTeam(room: Room, task: string, name: string): Promise<TestTeam> {
  const { body } = ok(await room.organiser.send('POST', `tasks/${task}/teams`, { name }));
  const { team, key } = body as { team: { id: string }; key: string };
  return { id: team.id, name, key, client: room.holder(key) };
}

export function submit(
  team: TestTeam,
  output: readonly string[],
  headers: Record<string, string> = {},
): Promise<Answer> {
  return team.client.send('POST', 'team/submissions', lines(output), headers);
}

/** Does all requested scoring, in this thread. */
export async function scoreAll({ services }: Room): Promise<void> {
  const handler = scoringHandler(services);
  for (;;) {
    const job = await services.queue.take(SCORING);
    if (job === undefined) return;
    await handler.work(job.data as ScoringJob, new AbortController().signal);
    await services.queue.end(SCORING, job);
  }
}

/** Gives up the scoring of a submission against the first gold, as after too many faults. */
export async function failScoring(
  { services }: Room,
  submission: string,
  code: 'JOB_FAILED' | 'OUT_OF_TIME' = 'JOB_FAILED',
): Promise<void> {
  const reason = { code, expected: 'a job that ends', found: 'none', remedy: 'Ask again.' };
  await scoringHandler(services).giveUp({ submission, kind: 'gold', version: 1 }, new StetError(reason));
}
