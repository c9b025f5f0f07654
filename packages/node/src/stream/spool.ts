import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TemporaryFolder } from '../temporary-folder.js';
import { writing } from '../unwritable.js';
import { openLines } from './line-source.js';
import type { Source } from './source.js';

const PIECE_CHARACTERS = 1 << 17;

/** Keeps plain data in a temporary file while it is read, so that what can be read only once can be read again. */
export class Spool<T> {
  readonly #folder: TemporaryFolder;
  readonly #file: string;
  readonly #handle: FileHandle;
  #waiting: string[] = [];
  #length = 0;

  private constructor(folder: TemporaryFolder, file: string, handle: FileHandle) {
    this.#folder = folder;
    this.#file = file;
    this.#handle = handle;
  }

  static async open<T>(): Promise<Spool<T>> {
    return writing(tmpdir(), async () => {
      const folder = await TemporaryFolder.open();
      const file = join(folder.path, 'items.jsonl');
      return new Spool<T>(folder, file, await open(file, 'w'));
    });
  }

  /** The items of a source, each recorded as it is taken; `plain` makes it plain data. */
  recording<Item>(source: Source<Item>, plain: (item: Item) => T): Source<Item> {
    return {
      file: source.file,
      size: source.size,
      get taken() {
        return source.taken;
      },
      next: async () => {
        const item = await source.next();
        if (item !== undefined) await this.#record(JSON.stringify(plain(item)));
        return item;
      },
      close: () => source.close(),
    };
  }

  /** The recorded items, as if from the file `name`. The temporary file is removed after the last. */
  async replay(name: string): Promise<Source<T>> {
    await this.#write();
    await this.#handle.close();
    const lines = await openLines(this.#file);
    const close = async (): Promise<void> => {
      await lines.close();
      await this.#folder.remove();
    };
    return {
      file: name,
      get size() {
        return lines.size;
      },
      get taken() {
        return lines.taken;
      },
      next: async () => {
        const line = await lines.next();
        if (line !== undefined) return JSON.parse(line) as T;
        await close();
        return undefined;
      },
      close,
    };
  }

  async #record(text: string): Promise<void> {
    this.#waiting.push(text, '\n');
    this.#length += text.length;
    if (this.#length > PIECE_CHARACTERS) await this.#write();
  }

  async #write(): Promise<void> {
    const text = this.#waiting.join('');
    this.#waiting = [];
    this.#length = 0;
    await writing(this.#file, () => this.#handle.writeFile(text));
  }
}
