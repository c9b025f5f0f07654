import { statSync } from 'node:fs';
import { readJudgments, type JudgmentReadOptions, type Ranking } from '@stet/core/internal';
import { readSeedaFolder } from './read-seeda-folder.js';
import { readText } from './read-text.js';

export interface JudgmentFileOptions extends Omit<JudgmentReadOptions, 'file'> {
  /** The outputs of the systems, for a folder of SEEDA's step 1: files, or folders of files. */
  readonly systemTexts?: readonly string[] | undefined;
}

/** Reads human judgments from a file, gzipped or not, or from a folder of SEEDA's step 1; `-` is standard input. */
export async function readJudgmentFile(file: string, options: JudgmentFileOptions = {}): Promise<Ranking[]> {
  const { systemTexts = [], ...reading } = options;
  if (file !== '-' && statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    return readSeedaFolder(file, systemTexts, reading);
  }
  return readJudgments(await readText(file), { ...reading, file });
}
