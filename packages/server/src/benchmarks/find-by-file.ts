import { quote } from '@stet/core/internal';
import { badRequest } from '../errors.js';
import type { TaskRow } from '../storage/task-tables.js';
import type { BenchmarkSettings } from './settings-schema.js';

/**
 * The data set that a file answers, by its name without what follows the last dot: the data set's id, its name, or its
 * name in a folder that is called like the track.
 */
export function findByFile(
  path: string,
  dataSets: readonly TaskRow[],
  { tracks }: Pick<BenchmarkSettings, 'tracks'>,
): TaskRow {
  const [file = '', folder] = path.normalize('NFC').split('/').reverse();
  const isCalled = (name: string): boolean => [file, withoutEnding(file)].includes(name.normalize('NFC'));
  const byId = dataSets.find(({ id }) => isCalled(id));
  if (byId !== undefined) return byId;
  const named = dataSets.filter(({ name }) => isCalled(name));
  const inFolder = named.filter(({ track }) => track !== null && tracks.at(track)?.name.normalize('NFC') === folder);
  const found = inFolder.length > 0 ? inFolder : named;
  if (found.length === 1) return found[0];
  const names = dataSets.map(({ name }) => name);
  throw badRequest(
    `a file that is named like a data set: ${names.join(', ')}`,
    found.length === 0 ? quote(path) : `${quote(path)}, and ${found.length} data sets of this name`,
    found.length === 0
      ? 'Rename the file.'
      : 'Put it into a folder that is called like the track, or name it by the id of the data set.',
  );
}

function withoutEnding(file: string): string {
  const dot = file.lastIndexOf('.');
  return dot <= 0 ? file : file.slice(0, dot);
}
