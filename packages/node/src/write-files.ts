import { WholeFile, writeWhole } from './whole-file.js';

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Writes files so that none is ever half-written: all of them first beside their places, and only when every one is
 * whole they take their places. Folders are made where they are missing.
 */
export async function writeFiles(files: readonly TextFile[]): Promise<void> {
  const whole = files.map(({ file }) => new WholeFile(file));
  await writeWhole(whole, async () => {
    for (const [at, { text }] of files.entries()) {
      await whole[at].write(text);
      await whole[at].finish();
    }
  });
}
