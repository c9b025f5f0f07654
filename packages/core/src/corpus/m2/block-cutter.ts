import { strip } from '../../text/white-space.js';

/** The lines of a block of an M2 file as they stand there. */
export interface RawBlock {
  /** The number of its first line in the file, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** Cuts lines that arrive one after the other into blocks, at empty lines. */
export class BlockCutter {
  #line = 0;
  #first = 0;
  #lines: string[] = [];

  /** Takes the next line, and gives the block that it ends, if it ends one. */
  push(line: string): RawBlock | undefined {
    this.#line++;
    if (strip(line) === '') return this.end();
    if (this.#lines.length === 0) this.#first = this.#line;
    this.#lines.push(line);
    return undefined;
  }

  /** The block that is still open; after the last line. */
  end(): RawBlock | undefined {
    if (this.#lines.length === 0) return undefined;
    const block = { line: this.#first, lines: this.#lines };
    this.#lines = [];
    return block;
  }
}
