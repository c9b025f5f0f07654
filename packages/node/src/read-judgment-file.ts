import { readJudgments, type JudgmentReadOptions, type Ranking } from '@stet/core/internal';
import { readText } from './read-text.js';

/** Reads human judgments from a file, gzipped or not; `-` is standard input. */
export async function readJudgmentFile(
  file: string,
  options: Omit<JudgmentReadOptions, 'file'> = {},
): Promise<Ranking[]> {
  return readJudgments(await readText(file), { ...options, file });
}
