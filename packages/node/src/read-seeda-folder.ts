import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  StetError,
  parsePlainText,
  parseSeedaFolder,
  type JudgmentReadOptions,
  type Ranking,
} from '@stet/core/internal';
import { readText } from './read-text.js';
import { systemFiles } from './system-files.js';

/** Reads the released files of SEEDA's step 1: a folder for each judge, with a numbered file for each page. */
export async function readSeedaFolder(
  folder: string,
  systemTexts: readonly string[],
  options: Omit<JudgmentReadOptions, 'file'>,
): Promise<Ranking[]> {
  const paths = (await readdir(folder, { recursive: true }))
    .filter((path) => /[^/\\]+[/\\]\d+\.txt$/u.test(path))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (paths.length === 0) {
    throw new StetError({
      code: 'BAD_JUDGMENT',
      file: folder,
      expected: "files of SEEDA's step 1, such as annotator1/0.txt",
      found: 'none',
      remedy: 'Give the folder that holds a folder for each judge.',
    });
  }
  const files = await Promise.all(
    paths.map(async (path) => ({ path: join(folder, path), text: await readText(join(folder, path)) })),
  );
  const systems = await systemFiles(systemTexts);
  const outputs = new Map(
    await Promise.all(systems.map(async ({ name, file }) => [name, parsePlainText(await readText(file))] as const)),
  );
  return parseSeedaFolder(files, { ...options, outputs });
}
