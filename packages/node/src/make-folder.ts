import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's `recursive` never returns where a folder that exists
 * refuses new ones as if it did not, as `/proc` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  if ((await tryMaking(folder)) !== 'ENOENT') return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch(ignoringExistence);
}

async function tryMaking(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Whatever stands there, opening a file in it tells.
    if (code === 'ENOENT' || code === 'EEXIST' || code === 'EISDIR') return code;
    throw error;
  }
}

function ignoringExistence(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
