import { badOption, quote, type StetError } from '@stet/core/internal';
import { readText } from '@stet/node';
import { CliError } from '../print/errors.js';
import { EntrantAnswer, RoomAnswer } from './answers.js';
import type { OutputFile } from './check-files.js';
import { namedOutputs, type NamedOutput } from './named-outputs.js';
import type { Address } from './parse-address.js';
import type { ServerClient } from './server-client.js';

/** Where the outputs for one task are handed in. */
export interface Desk {
  readonly client: ServerClient;
  /** The name of the task, with its track where a benchmark has several. */
  readonly title: string;
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
  const outputs = await namedOutputs(args);
  const entrant = await client.get('entrant', { answer: EntrantAnswer });
  if (entrant.benchmark.id !== benchmark) throw otherTask('benchmark', entrant.benchmark);
  const fileByTask = new Map<string, string>();
  for (const output of outputs) {
    const dataSet = findDataSet(output, entrant);
    const first = fileByTask.get(dataSet.task);
    if (first !== undefined) throw twice(dataSet.name, first, output.file);
    fileByTask.set(dataSet.task, output.file);
  }
  const desks: Desk[] = [];
  for (const [dataSet, file] of fileByTask) {
    const desk = await openDesk(client, dataSet, [file]);
    desks.push({ ...desk, title: titleOf(desk.room.task, entrant) });
  }
  return { desks, entry: { benchmark, name: entrant.benchmark.name, entrant: entrant.entrant.id } };
}

async function openDesk(client: ServerClient, task: string | undefined, files: readonly string[]): Promise<Desk> {
  const outputs = await Promise.all(
    files.map(async (file) => ({ file, bytes: new Uint8Array(Buffer.from(await readText(file))) })),
  );
  const desk = task === undefined ? client : inTask(client, task);
  const room = await desk.get('team', { answer: RoomAnswer });
  if (task !== undefined && task !== room.task.id) throw otherTask('task', room.task);
  return { client: desk, title: room.task.name, room, outputs };
}

function titleOf({ id, name }: RoomAnswer['task'], { benchmark: { settings, dataSets } }: EntrantAnswer): string {
  const track = dataSets.find(({ task }) => task === id)?.track ?? 0;
  return settings.tracks.length === 1 ? name : `${name} (${settings.tracks[track]?.name})`;
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
  { file, names }: NamedOutput,
  { benchmark: { settings, dataSets } }: EntrantAnswer,
): EntrantAnswer['benchmark']['dataSets'][number] {
  const inTrack = (dataSet: (typeof dataSets)[number]): string =>
    `${settings.tracks[dataSet.track]?.name}/${dataSet.name}`;
  const matches = names.map((name) =>
    dataSets.filter((dataSet) =>
      [dataSet.task, dataSet.name, inTrack(dataSet)].some((word) => word.normalize('NFC') === name.normalize('NFC')),
    ),
  );
  const sure = matches.find((found) => found.length === 1);
  if (sure !== undefined) return sure[0];
  const found = matches.find((several) => several.length > 1) ?? [];
  const isRepeated = found.length > 1;
  const clearName = (dataSet: (typeof dataSets)[number]): string =>
    dataSets.some(({ task, name }) => name === dataSet.name && task !== dataSet.task) ? inTrack(dataSet) : dataSet.name;
  throw unknownDataSet(
    (isRepeated ? found : dataSets).map(clearName).join(', '),
    names.length === 1 ? `${quote(names[0])} for ${file}` : quote(file),
    `${dataSets.length === 0 ? 'NAME' : clearName(isRepeated ? found[0] : dataSets[0])}=${file}`,
  );
}

function twice(dataSet: string, first: string, second: string): StetError {
  return badOption(
    'one file for each data set at a time',
    `${first} and ${second} for ${quote(dataSet)}`,
    'Nothing was handed in. Leave one of them out, or hand it in afterwards.',
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
