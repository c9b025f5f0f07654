import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for what has to wait; it goes with the program where nobody removes it before. */
export class TemporaryFolder {
  readonly path: string;
  readonly #onExit = (): void => {
    rmSync(this.path, { recursive: true, force: true });
  };

  private constructor(path: string) {
    this.path = path;
    process.once('exit', this.#onExit);
  }

  static async open(where = tmpdir()): Promise<TemporaryFolder> {
    await mkdir(where, { recursive: true });
    return new TemporaryFolder(await mkdtemp(join(where, '.stet-')));
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
    process.off('exit', this.#onExit);
  }
}
