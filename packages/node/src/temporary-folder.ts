import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';

/** A folder for temporary files. It is removed when the program exits, if not before. */
export class TemporaryFolder {
  readonly path: string;
  readonly #onExit = (): void => {
    rmSync(this.path, { recursive: true, force: true });
  };

  private constructor(path: string) {
    this.path = path;
    process.once('exit', this.#onExit);
  }

  static async open(parent = tmpdir()): Promise<TemporaryFolder> {
    await makeFolder(parent);
    return new TemporaryFolder(await mkdtemp(join(parent, '.stet-')));
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
    process.off('exit', this.#onExit);
  }
}
