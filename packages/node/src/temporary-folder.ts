import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './at-end.js';
import { makeFolder } from './make-folder.js';

/** A folder for temporary files. It is removed when the program ends, if not before. */
export class TemporaryFolder {
  readonly path: string;
  readonly #release: () => void;

  private constructor(path: string) {
    this.path = path;
    this.#release = atEnd(() => rmSync(path, { recursive: true, force: true }));
  }

  static async open(parent = tmpdir()): Promise<TemporaryFolder> {
    await makeFolder(parent);
    return new TemporaryFolder(await mkdtemp(join(parent, '.stet-')));
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
    this.#release();
  }
}
