import type { Benchmark, BenchmarkBoard, EntrantLink, NewBenchmarkSettings } from '../index.js';
import type { GoldName, NewTaskSettings } from '../tasks/schemas.js';
import { SOURCE, lines, ok } from './campaign.js';
import type { Client, Room } from './room.js';
import { GOLD, openSettings } from './task.js';

export interface TestEntrant {
  readonly id: string;
  readonly name: string;
  readonly client: Client;
}

/** A data set of the tests: its name, language and track. */
export interface TestDataSet {
  readonly name: string;
  readonly language: string;
  readonly track: number;
  readonly settings?: NewTaskSettings;
}

export const TRACKS = [
  { name: 'Minimal', description: 'As few changes as possible' },
  { name: 'Fluency', description: '' },
];

/** Three languages in two tracks; Swedish has two data sets in the first. */
export const DATA_SETS: readonly TestDataSet[] = [
  { name: 'Swedish A', language: 'sv', track: 0 },
  { name: 'Swedish B', language: 'sv', track: 0 },
  { name: 'Czech', language: 'cs', track: 0 },
  { name: 'Estonian', language: 'et', track: 0 },
  { name: 'Swedish A', language: 'sv', track: 1 },
  { name: 'Czech', language: 'cs', track: 1 },
  { name: 'Estonian', language: 'et', track: 1 },
];

/** A benchmark with its data sets, all on the sentences of `SOURCE`, open and with their golds. */
export async function openBenchmark(
  room: Room,
  {
    settings = {},
    dataSets = DATA_SETS,
    teams = [],
  }: {
    readonly settings?: NewBenchmarkSettings;
    readonly dataSets?: readonly TestDataSet[];
    readonly teams?: readonly string[];
  } = {},
): Promise<{ readonly id: string; readonly tasks: string[]; readonly entrants: TestEntrant[] }> {
  const { body } = ok(
    await room.organiser.send('POST', 'benchmarks', {
      name: 'Many languages',
      settings: { tracks: TRACKS, ...settings },
    }),
  );
  const { id } = body as Benchmark;
  const tasks: string[] = [];
  for (const dataSet of dataSets) tasks.push(await addDataSet(room, id, dataSet));
  const entrants: TestEntrant[] = [];
  for (const name of teams) entrants.push(await addEntrant(room, id, name));
  return { id, tasks, entrants };
}

export async function addDataSet(
  room: Room,
  benchmark: string,
  { name, language, track, settings = {} }: TestDataSet,
): Promise<string> {
  const { organiser, now } = room;
  const request = { name, track, settings: openSettings(now, { language, ...settings }) };
  const { dataSets } = ok(await organiser.send('POST', `benchmarks/${benchmark}/data-sets`, request)).body as Benchmark;
  const { task } = dataSets[dataSets.length - 1];
  ok(await organiser.upload(`tasks/${task}/source`, lines(SOURCE)));
  ok(await organiser.upload(`tasks/${task}/gold`, GOLD));
  return task;
}

export async function addEntrant(room: Room, benchmark: string, name: string): Promise<TestEntrant> {
  const { entrant, key } = ok(await room.organiser.send('POST', `benchmarks/${benchmark}/teams`, { name }))
    .body as EntrantLink;
  return { id: entrant.id, name, client: room.holder(key) };
}

export async function boardOf(
  room: Room,
  benchmark: string,
  client: Client = room.organiser,
  gold: GoldName = 'gold',
): Promise<BenchmarkBoard> {
  return ok(await client.send('GET', `benchmarks/${benchmark}/leaderboard?gold=${gold}`)).body as BenchmarkBoard;
}
