import { inChunks } from '@stet/core/internal';
import { WholeFile, writeWhole } from './whole-file.js';

export interface TextFile {
  readonly file: string;
  /** All of it, or its pieces one after the other. */
  readonly text: string | Iterable<string>;
}

/**
 * Writes files so that none is ever half-written: they are written under other names first, and get their own only when
 * all of them are complete. Missing folders are created.
 */
export async function writeFiles(files: readonly TextFile[]): Promise<void> {
  const wholeFiles = files.map(({ file }) => new WholeFile(file));
  await writeWhole(wholeFiles, async () => {
    for (const [at, { text }] of files.entries()) {
      for (const chunk of typeof text === 'string' ? [text] : inChunks(text)) await wholeFiles[at].write(chunk);
      await wholeFiles[at].finish();
    }
  });
}
