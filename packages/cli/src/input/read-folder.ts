import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InputText } from '@stet/core/internal';
import { readText, systemFiles } from '@stet/node';

export async function readInput(file: string): Promise<InputText> {
  return { file, text: await readText(file) };
}

export async function readIfThere(file: string): Promise<InputText | undefined> {
  return existsSync(file) ? readInput(file) : undefined;
}

/** The output of each system, from `systems` in `folder`. */
export async function readSystems(folder: string): Promise<(InputText & { readonly name: string })[]> {
  const systems = await systemFiles([join(folder, 'systems')]);
  return Promise.all(systems.map(async ({ name, file }) => ({ name, ...(await readInput(file)) })));
}
