import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SEEDA_FIRST_SENTENCE,
  StetError,
  parseSeedaFolder,
  type FirstSentence,
  type JudgmentReadOptions,
  type Ranking,
  type SeedaFolderOptions,
} from '@stet/core/internal';
import { readText } from './read-text.js';

/** Reads the released files of SEEDA's step 1: a folder for each judge, with a numbered file for each page. */
export async function readSeedaFolder(
  folder: string,
  options: Omit<JudgmentReadOptions, 'file'> & Pick<SeedaFolderOptions, 'outputs'>,
): Promise<{ readonly rankings: Ranking[]; readonly firstSentence: FirstSentence }> {
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
  const { firstSentence = SEEDA_FIRST_SENTENCE } = options;
  return { rankings: parseSeedaFolder(files, { ...options, firstSentence }), firstSentence };
}
