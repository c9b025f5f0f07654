import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writing } from './unwritable.js';

/** A file that is written piece by piece under another name, and gets its own name once it is complete. */
export class WholeFile {
  readonly file: string;
  readonly #partialFile: string;
  #handle: FileHandle | undefined;

  constructor(file: string) {
    this.file = file;
    this.#partialFile = `${file}.${randomUUID()}.part`;
  }

  /** Appends `text`. Missing folders are created. */
  async write(text: string | Uint8Array): Promise<void> {
    await writing(this.file, async () => {
      if (this.#handle === undefined) await mkdir(dirname(this.file), { recursive: true });
      this.#handle ??= await open(this.#partialFile, 'w');
      await this.#handle.writeFile(text);
    });
  }

  /** Ends the writing; everything is on disk afterwards. */
  async finish(): Promise<void> {
    await writing(this.file, async () => {
      await this.#handle?.sync();
      await this.#handle?.close();
      this.#handle = undefined;
    });
  }

  async takePlace(): Promise<void> {
    await writing(this.file, () => rename(this.#partialFile, this.file));
  }

  /** Removes what has been written. */
  async discard(): Promise<void> {
    await this.#handle?.close().catch(() => undefined);
    await rm(this.#partialFile, { force: true }).catch(() => undefined);
  }
}

/** Writes files, and gives them their names once all are complete; if that fails, nothing is left behind. */
export async function writeWhole(files: readonly WholeFile[], write: () => Promise<void>): Promise<void> {
  try {
    await write();
    for (const file of files) await file.finish();
    for (const file of files) await file.takePlace();
  } catch (error) {
    await Promise.all(files.map((file) => file.discard()));
    throw error;
  }
}
