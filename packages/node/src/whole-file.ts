import { rmSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { atEnd } from './at-end.js';
import { writing } from './unwritable.js';
import { findDestination, type Destination } from './destination.js';
import { makeFolder } from './make-folder.js';

/**
 * A file that is written piece by piece under another name, and gets its own name once it is complete. Devices and
 * pipes have no such moment: they are written as they are.
 */
export class WholeFile {
  readonly file: string;
  #destination: Destination | undefined;
  #handle: FileHandle | undefined;
  #release: (() => void) | undefined;

  constructor(file: string) {
    this.file = file;
  }

  /** Appends `text`. Missing folders are created. */
  async write(text: string | Uint8Array): Promise<void> {
    await writing(this.file, async () => {
      this.#handle ??= await this.#open();
      await this.#handle.writeFile(text);
    });
  }

  /** Ends the writing; everything is on disk afterwards. */
  async finish(): Promise<void> {
    await writing(this.file, async () => {
      if (this.#destination?.partialFile !== undefined) await this.#handle?.sync();
      await this.#handle?.close();
      this.#handle = undefined;
    });
  }

  async takePlace(): Promise<void> {
    const { partialFile, file } = this.#destination ?? {};
    if (partialFile === undefined || file === undefined) return;
    await writing(this.file, () => rename(partialFile, file));
    this.#release?.();
  }

  /** Removes what has been written. */
  async discard(): Promise<void> {
    await this.#handle?.close().catch(() => undefined);
    const partialFile = this.#destination?.partialFile;
    if (partialFile === undefined) return;
    await rm(partialFile, { force: true }).catch(() => undefined);
    this.#release?.();
  }

  async #open(): Promise<FileHandle> {
    await makeFolder(dirname(this.file));
    const { file, partialFile, mode } = (this.#destination = await findDestination(this.file));
    if (partialFile !== undefined) this.#release = atEnd(() => rmSync(partialFile, { force: true }));
    const handle = await open(partialFile ?? file, 'w');
    // Not as a parameter of `open`, which would take the umask off it.
    if (mode !== undefined) await handle.chmod(mode);
    return handle;
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
