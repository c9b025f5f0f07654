import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { InputText } from '@stet/core/internal';
import { readText, systemFiles } from '@stet/node';
import type { FinishedCampaign, FinishedTask } from '@stet/server';

/** Reads a folder with `source.txt`, `systems`, `judgments.xml` and optionally `gold.m2`, as in `examples`. */
export async function readFinishedCampaign(folder: string, skipBadEdits?: boolean): Promise<FinishedCampaign> {
  return {
    skipBadEdits,
    name: basename(resolve(folder)),
    source: await readInput(join(folder, 'source.txt')),
    systems: await readSystems(folder),
    gold: await readIfThere(join(folder, 'gold.m2')),
    judgments: await readInput(join(folder, 'judgments.xml')),
  };
}

/** Reads a folder with `gold.m2`, `systems`, and optionally `source.txt` and `alternatives.m2`, as in `examples`. */
export async function readFinishedTask(folder: string, skipBadEdits?: boolean): Promise<FinishedTask> {
  return {
    skipBadEdits,
    name: basename(resolve(folder)),
    source: await readIfThere(join(folder, 'source.txt')),
    gold: await readInput(join(folder, 'gold.m2')),
    alternatives: await readIfThere(join(folder, 'alternatives.m2')),
    systems: await readSystems(folder),
  };
}

async function readInput(file: string): Promise<InputText> {
  return { file, text: await readText(file) };
}

async function readIfThere(file: string): Promise<InputText | undefined> {
  return existsSync(file) ? readInput(file) : undefined;
}

/** The output of each system, from `systems` in `folder`. */
async function readSystems(folder: string): Promise<(InputText & { readonly name: string })[]> {
  const systems = await systemFiles([join(folder, 'systems')]);
  return Promise.all(systems.map(async ({ name, file }) => ({ name, ...(await readInput(file)) })));
}
