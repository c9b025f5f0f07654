import { basename, join, resolve } from 'node:path';
import type { FinishedTask } from '@stet/server';
import { readIfThere, readInput, readSystems } from './read-folder.js';

/** Reads a folder with `gold.m2`, `systems`, and optionally `source.txt` and `alternatives.m2`, as in `examples`. */
export async function readFinishedTask(folder: string): Promise<FinishedTask> {
  return {
    name: basename(resolve(folder)),
    source: await readIfThere(join(folder, 'source.txt')),
    gold: await readInput(join(folder, 'gold.m2')),
    alternatives: await readIfThere(join(folder, 'alternatives.m2')),
    systems: await readSystems(folder),
  };
}
