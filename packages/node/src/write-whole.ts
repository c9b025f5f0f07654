import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { StetError } from '@stet/core';

/** Writes a file whole or not at all: first beside its place, then renamed into it. `-` is the standard output. */
export async function writeWhole(file: string, text: string): Promise<void> {
  if (file === '-') {
    process.stdout.write(text);
    return;
  }
  const beside = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    await writeFile(beside, text, { flag: 'wx' });
    await rename(beside, file);
  } catch (cause) {
    await rm(beside, { force: true });
    throw new StetError(
      {
        code: 'FILE_UNWRITABLE',
        file,
        expected: 'a place where a file can be written',
        found: cause instanceof Error ? cause.message : 'something else',
        remedy: 'Check that the folder exists and may be written to.',
      },
      { cause },
    );
  }
}
