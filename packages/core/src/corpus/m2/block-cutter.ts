import { strip } from '../../text/white-space.js';

/** The unparsed lines of a block, such as those of an M2 file. */
export interface RawBlock {
  /** The number of its first line in the file, 1-based. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** Cuts lines that arrive one by one into blocks, at empty lines. */
export class BlockCutter {
  #line = 0;
  #first = 0;
  #lines: string[] = [];

  /** Takes the next line, and returns the block that it ends, if any. */
  push(line: string): RawBlock | undefined {
    this.#line++;
    if (strip(line) === '') return this.end();
    if (this.#lines.length === 0) this.#first = this.#line;
    this.#lines.push(line);
    return undefined;
  }

  /** To be called after the last line: the block that is still open, if any. */
  end(): RawBlock | undefined {
    if (this.#lines.length === 0) return undefined;
    const block = { line: this.#first, lines: this.#lines };
    this.#lines = [];
    return block;
  }
}
