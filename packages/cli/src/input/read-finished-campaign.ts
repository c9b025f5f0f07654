import { basename, join, resolve } from 'node:path';
import type { FinishedCampaign } from '@stet/server';
import { readInput, readIfThere, readSystems } from './read-folder.js';

/** Reads a folder with `source.txt`, `systems`, `judgments.xml` and optionally `gold.m2`, as in `examples`. */
export async function readFinishedCampaign(folder: string): Promise<FinishedCampaign> {
  return {
    name: basename(resolve(folder)),
    source: await readInput(join(folder, 'source.txt')),
    systems: await readSystems(folder),
    gold: await readIfThere(join(folder, 'gold.m2')),
    judgments: await readInput(join(folder, 'judgments.xml')),
  };
}
