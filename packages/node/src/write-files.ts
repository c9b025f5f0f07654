import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StetError } from '@stet/core';

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Writes files so that none is ever half-written: all of them first beside their places, and only when every one is
 * whole they take their places. Folders are made where they are missing.
 */
export async function writeFiles(files: readonly TextFile[]): Promise<void> {
  const beside = files.map(({ file }) => `${file}.${randomUUID()}.part`);
  let at = 0;
  try {
    for (; at < files.length; at++) {
      await mkdir(dirname(files[at].file), { recursive: true });
      await writeFile(beside[at], files[at].text, { flush: true });
    }
    for (at = 0; at < files.length; at++) await rename(beside[at], files[at].file);
  } catch (cause) {
    await Promise.all(beside.map((part) => rm(part, { force: true }).catch(() => undefined)));
    throw unwritable(files[at].file, cause);
  }
}

const FOUND: Readonly<Record<string, string>> = {
  EACCES: 'a place that may not be written',
  EPERM: 'a place that may not be written',
  EROFS: 'a place that may not be written',
  EISDIR: 'a folder of that name',
  EEXIST: 'a file where a folder should be',
  ENOTDIR: 'a file where a folder should be',
  ENOSPC: 'a disk that is full',
};

export function unwritable(file: string, cause: unknown): StetError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new StetError(
    {
      code: 'FILE_UNWRITABLE',
      file,
      expected: 'a file that can be written',
      found: FOUND[code] ?? String(cause),
      remedy: 'Choose another place.',
    },
    { cause },
  );
}
