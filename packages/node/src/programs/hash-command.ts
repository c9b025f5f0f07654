import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { shortHash } from '../short-hash.js';

/**
 * A name for a command that changes with what it runs: a word that names a file counts by what the file holds, wherever
 * it is. Modules that a script loads are not seen; the version that the program declares must tell of these.
 */
export async function hashCommand(words: readonly string[]): Promise<string> {
  const contents = words.map(async (word) => {
    const bytes = await readFile(word).catch(() => undefined);
    return bytes === undefined ? { word } : { file: createHash('sha256').update(bytes).digest('hex') };
  });
  return shortHash(JSON.stringify(await Promise.all(contents)));
}
