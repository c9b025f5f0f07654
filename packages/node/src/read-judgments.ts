import { readJudgments as parse, type JudgmentReadOptions, type Ranking } from '@stet/core/internal';
import { readText } from './read-text.js';

/** Reads human judgments from a file, packed with gzip or not; `-` is the standard input. */
export async function readJudgments(file: string, options: Omit<JudgmentReadOptions, 'file'> = {}): Promise<Ranking[]> {
  return parse(await readText(file), { ...options, file });
}
