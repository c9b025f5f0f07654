import { inChunks } from '@stet/core/internal';
import { WholeFile, writeWhole } from './whole-file.js';

export interface TextFile {
  readonly file: string;
  /** All of it, as text or bytes, or its pieces one after the other. */
  readonly text: string | Uint8Array | Iterable<string>;
}

/**
 * Writes files so that none is ever half-written: they are written under other names first, and get their own only when
 * all of them are complete. Missing folders are created.
 */
export async function writeFiles(files: readonly TextFile[]): Promise<void> {
  const wholeFiles = files.map(({ file }) => new WholeFile(file));
  await writeWhole(wholeFiles, async () => {
    for (const [at, { text }] of files.entries()) {
      const isWhole = typeof text === 'string' || text instanceof Uint8Array;
      for (const chunk of isWhole ? [text] : inChunks(text)) await wholeFiles[at].write(chunk);
      await wholeFiles[at].finish();
    }
  });
}
