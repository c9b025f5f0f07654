import { BlockCutter, StetError, type RawBlock } from '@stet/core';
import { LONGEST_LINE, openLines } from './line-source.js';
import type { Source } from './source.js';

/** The blocks of an M2 file, not yet parsed: that is work for other threads. */
export class BlockSource implements Source<RawBlock> {
  readonly #lines: Source<string>;
  readonly #cutter = new BlockCutter();
  #length = 0;

  constructor(lines: Source<string>) {
    this.#lines = lines;
  }

  get file(): string {
    return this.#lines.file;
  }

  get size(): number | undefined {
    return this.#lines.size;
  }

  get taken(): number {
    return this.#lines.taken;
  }

  next(): RawBlock | undefined | Promise<RawBlock | undefined> {
    for (;;) {
      const line = this.#lines.next();
      if (line instanceof Promise) return this.#nextFrom(line);
      const block = this.#take(line);
      if (block !== undefined || line === undefined) return block;
    }
  }

  async close(): Promise<void> {
    await this.#lines.close();
  }

  async #nextFrom(awaited: Promise<string | undefined>): Promise<RawBlock | undefined> {
    const line = await awaited;
    const block = this.#take(line);
    return block !== undefined || line === undefined ? block : this.next();
  }

  #take(line: string | undefined): RawBlock | undefined {
    const block = line === undefined ? this.#cutter.end() : this.#cutter.push(line);
    this.#length = block === undefined ? this.#length + (line?.length ?? 0) : 0;
    if (this.#length > LONGEST_LINE) throw tooLong(this.file);
    return block;
  }
}

function tooLong(file: string): StetError {
  return new StetError({
    code: 'TOO_LARGE',
    file,
    expected: `a block of at most ${LONGEST_LINE} characters`,
    found: 'a larger one',
    remedy: 'Put an empty line after the annotations of each sentence.',
  });
}

/** Opens an M2 file to read it block by block. */
export async function openBlocks(file: string): Promise<BlockSource> {
  return new BlockSource(await openLines(file));
}
