import { createHash } from 'node:crypto';
import { parseLints, type LintReadOptions, type LintRun } from '@stet/core/internal';
import { readText } from './read-text.js';

/** Reads the lints of a checker from a file; texts whose checksum the file has must be those that were checked. */
export async function readLints(file: string, options: Pick<LintReadOptions, 'texts' | 'run'> = {}): Promise<LintRun> {
  return parseLints(await readText(file), { ...options, file, sha256 });
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
