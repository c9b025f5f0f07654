import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { InputText } from '@stet/core';
import { readText, systemFiles } from '@stet/node';
import type { FinishedCampaign } from '@stet/server';

/** Reads a folder with `source.txt`, `systems`, `judgments.xml` and perhaps `gold.m2`, as in `examples`. */
export async function readFinishedCampaign(folder: string): Promise<FinishedCampaign> {
  const read = async (file: string): Promise<InputText> => ({ file, text: await readText(file) });
  const gold = join(folder, 'gold.m2');
  const systems = await systemFiles([join(folder, 'systems')]);
  return {
    name: basename(resolve(folder)),
    source: await read(join(folder, 'source.txt')),
    systems: await Promise.all(systems.map(async ({ name, file }) => ({ name, ...(await read(file)) }))),
    gold: existsSync(gold) ? await read(gold) : undefined,
    judgments: await read(join(folder, 'judgments.xml')),
  };
}
