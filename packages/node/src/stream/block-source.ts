import { isBlank, utf16Length, utf8SourceOfLine, type Utf8Block, type Utf8Text } from '@stet/core/internal';
import { tooLargeItem } from './feed-source.js';
import { LONGEST_LINE } from './line-reader.js';
import { ReaderSource } from './reader-source.js';

/** The blocks of lines between empty lines, as bytes. */
export class BlockSource extends ReaderSource<Utf8Block> {
  /** The number of its first line; 0 when no block is open. */
  #line = 0;
  #length = 0;
  /** Where the sources are, counted from the start of the block. */
  #sources: number[] = [];
  /** Characters of a block that may be too long, and the bytes that they take. */
  #characters = 0;
  #counted = 0;

  protected override take(): Utf8Block | undefined {
    const { reader } = this;
    while (reader.next()) {
      const { bytes, start, end } = reader;
      if (isBlank(bytes, start, end)) {
        if (this.#line > 0) return this.end();
        continue;
      }
      if (this.#line === 0) {
        this.#line = reader.count;
        reader.kept = start;
      }
      const blockStart = reader.kept ?? start;
      this.#length = end - blockStart;
      const source = utf8SourceOfLine(bytes, start, end);
      if (source !== undefined) this.#sources.push(source.start - blockStart, source.end - blockStart);
      if (this.#length > LONGEST_LINE) this.#checkLength(bytes, blockStart);
    }
    return undefined;
  }

  protected override end(): Utf8Block | undefined {
    const { bytes, kept: start = 0 } = this.reader;
    if (this.#line === 0) return undefined;
    const sources: Utf8Text[] = [];
    for (let at = 0; at < this.#sources.length; at += 2) {
      sources.push({ bytes, start: start + this.#sources[at], end: start + this.#sources[at + 1] });
    }
    const block = { line: this.#line, text: { bytes, start, end: start + this.#length }, sources };
    this.#line = this.#characters = this.#counted = 0;
    this.#sources = [];
    this.reader.kept = undefined;
    return block;
  }

  #checkLength(bytes: Uint8Array, blockStart: number): void {
    const end = blockStart + this.#length;
    this.#characters += utf16Length({ bytes, start: blockStart + this.#counted, end });
    this.#counted = this.#length;
    const lineEnds = this.reader.count - this.#line;
    if (this.#characters - lineEnds > LONGEST_LINE) throw tooLargeItem(this.file);
  }
}
