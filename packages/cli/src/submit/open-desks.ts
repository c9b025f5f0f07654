import { badOption, quote, type StetError } from '@stet/core/internal';
import { readText, systemFiles } from '@stet/node';
import { CliError } from '../print/errors.js';
import { EntrantAnswer, RoomAnswer } from './answers.js';
import type { OutputFile } from './check-files.js';
import type { Address } from './parse-address.js';
import type { ServerClient } from './server-client.js';

/** Where the outputs for one task are handed in. */
export interface Desk {
  readonly client: ServerClient;
  readonly room: RoomAnswer;
  readonly outputs: readonly OutputFile[];
}

/** What was named on the command line, opened by a key. */
export interface Opened {
  /** One for a task, one for each data set of a benchmark for which there are files. */
  readonly desks: readonly Desk[];
  /** Who hands in to a benchmark. */
  readonly entry?: { readonly benchmark: string; readonly name: string; readonly entrant: string };
}

export async function openDesks(
  client: ServerClient,
  { task, benchmark }: Address,
  args: readonly string[],
): Promise<Opened> {
  if (benchmark === undefined) return { desks: [await openDesk(client, task, args)] };
  const files = await systemFiles(args);
  const entrant = await client.get('entrant', { answer: EntrantAnswer });
  if (entrant.benchmark.id !== benchmark) throw otherTask('benchmark', entrant.benchmark);
  const filesByTask = new Map<string, string[]>();
  for (const { name, file } of files) {
    const { task: dataSet } = findDataSet(name, file, entrant);
    filesByTask.set(dataSet, [...(filesByTask.get(dataSet) ?? []), file]);
  }
  const desks: Desk[] = [];
  for (const [dataSet, own] of filesByTask) desks.push(await openDesk(client, dataSet, own));
  return { desks, entry: { benchmark, name: entrant.benchmark.name, entrant: entrant.entrant.id } };
}

async function openDesk(client: ServerClient, task: string | undefined, files: readonly string[]): Promise<Desk> {
  const outputs = await Promise.all(
    files.map(async (file) => ({ file, bytes: new Uint8Array(Buffer.from(await readText(file))) })),
  );
  const desk = task === undefined ? client : inTask(client, task);
  const room = await desk.get('team', { answer: RoomAnswer });
  if (task !== undefined && task !== room.task.id) throw otherTask('task', room.task);
  return { client: desk, room, outputs };
}

/** Requests that name the task: a key of a benchmark is good for all its data sets. */
function inTask({ get, post }: ServerClient, task: string): ServerClient {
  return {
    get: (path, request) => get(path, { ...request, query: { ...request.query, task } }),
    post: (path, request) => post(path, { ...request, query: { ...request.query, task } }),
  };
}

/** By its name, by that behind the name of its track, or by its id. */
function findDataSet(
  name: string,
  file: string,
  { benchmark: { settings, dataSets } }: EntrantAnswer,
): EntrantAnswer['benchmark']['dataSets'][number] {
  const inTrack = (dataSet: (typeof dataSets)[number]): string =>
    `${settings.tracks[dataSet.track]?.name}/${dataSet.name}`;
  const wanted = name.normalize('NFC');
  const found = dataSets.filter((dataSet) =>
    [dataSet.task, dataSet.name, inTrack(dataSet)].some((word) => word.normalize('NFC') === wanted),
  );
  if (found.length === 1) return found[0];
  const isRepeated = found.length > 1;
  throw unknownDataSet(
    (isRepeated ? found.map(inTrack) : dataSets.map((dataSet) => dataSet.name)).join(', '),
    `${quote(name)} for ${file}`,
    isRepeated ? `${inTrack(found[0])}=${file}` : `${dataSets.at(0)?.name ?? 'NAME'}=${file}`,
  );
}

function unknownDataSet(names: string, found: string, example: string): StetError {
  return badOption(`the name of a data set: ${names}`, found, `Name the data set, for example: ${quote(example)}`);
}

function otherTask(kind: 'task' | 'benchmark', { name, id }: { readonly name: string; readonly id: string }): CliError {
  return new CliError({
    code: 'OTHER_TASK',
    expected: `the key of a team of this ${kind}`,
    found: `that of a team of another one, ${quote(name)} (${id})`,
    remedy: `Each ${kind} has keys of its own. Use the one that you got for this, or the address of that one.`,
  });
}
