import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writing } from './unwritable.js';

/** A file that is written beside its place, piece by piece, and takes it when it is whole. */
export class WholeFile {
  readonly file: string;
  readonly #beside: string;
  #handle: FileHandle | undefined;

  constructor(file: string) {
    this.file = file;
    this.#beside = `${file}.${randomUUID()}.part`;
  }

  /** Writes what follows. Folders are made where they are missing. */
  async write(text: string | Uint8Array): Promise<void> {
    await writing(this.file, async () => {
      if (this.#handle === undefined) await mkdir(dirname(this.file), { recursive: true });
      this.#handle ??= await open(this.#beside, 'w');
      await this.#handle.writeFile(text);
    });
  }

  /** Nothing more is to be written; what was written is on the disk. */
  async finish(): Promise<void> {
    await writing(this.file, async () => {
      await this.#handle?.sync();
      await this.#handle?.close();
      this.#handle = undefined;
    });
  }

  async takePlace(): Promise<void> {
    await writing(this.file, () => rename(this.#beside, this.file));
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    await this.#handle?.close().catch(() => undefined);
    await rm(this.#beside, { force: true }).catch(() => undefined);
  }
}

/** Writes files, and lets them take their places when all are whole; when that fails, all stays as it was. */
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
