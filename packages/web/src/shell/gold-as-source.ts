import { parseGold } from '@stet/core/internal';
import { ApiError } from '../api/problem.js';
import { readFile } from '../playground/files/read-file.js';
import { words } from '../language/words.js';

/** Whether the server found that a source is a gold in M2. */
export const isGoldAsSource = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'NOT_PLAIN_TEXT';

/** The source sentences of a gold, as a file of its own. */
export async function sourceOf(gold: File): Promise<File> {
  const { name, text } = await readFile(gold);
  const lines = parseGold(text, { file: name, skipBadEdits: true }).map(({ source }) => `${source}\n`);
  return new File(lines, words().shell.sourceOf(name), { type: 'text/plain' });
}
