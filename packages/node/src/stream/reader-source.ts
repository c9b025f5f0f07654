import type { LineReader } from './line-reader.js';
import type { Source } from './source.js';

/** Items that are made of the lines of a file, as bytes. */
export abstract class ReaderSource<T> implements Source<T> {
  protected readonly reader: LineReader;

  constructor(reader: LineReader) {
    this.reader = reader;
  }

  get file(): string {
    return this.reader.file;
  }

  get size(): number | undefined {
    return this.reader.size;
  }

  get taken(): number {
    return this.reader.taken;
  }

  next(): T | undefined | Promise<T | undefined> {
    const item = this.take();
    return item !== undefined || this.reader.isDone ? (item ?? this.end()) : this.#nextRead();
  }

  async close(): Promise<void> {
    await this.reader.close();
  }

  /** The next item, made of lines that are at hand; undefined if they are not enough. */
  protected abstract take(): T | undefined;

  /** What is left when the last line has been taken. */
  protected end(): T | undefined {
    return undefined;
  }

  async #nextRead(): Promise<T | undefined> {
    await this.reader.read();
    return this.next();
  }
}
