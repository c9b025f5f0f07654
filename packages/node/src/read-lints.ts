import { createHash } from 'node:crypto';
import { LintReader, type LintReadOptions, type LintRun } from '@stet/core/internal';
import { openLines } from './stream/line-source.js';

export interface LintFileOptions extends Pick<LintReadOptions, 'texts' | 'run' | 'shared'> {
  /** Called with the share of the file that has been read; never for a pipe, which has no size. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** Reads the lints of a checker from a file; texts whose checksum the file has must be those that were checked. */
export async function readLints(file: string, { onProgress, ...options }: LintFileOptions = {}): Promise<LintRun> {
  const reader = new LintReader({ ...options, file, sha256 });
  const lines = await openLines(file);
  try {
    for (;;) {
      const next = lines.next();
      if (next instanceof Promise && lines.size !== undefined) onProgress?.(lines.taken / Math.max(1, lines.size));
      const line = next instanceof Promise ? await next : next;
      if (line === undefined) return reader.run();
      reader.read(line);
    }
  } finally {
    await lines.close();
  }
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
