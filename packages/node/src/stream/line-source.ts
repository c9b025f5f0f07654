import { isUtf8 } from 'node:buffer';
import { LineSplitter, invalidUtf8, nulCharacter, type LineOptions } from '@stet/core/internal';
import { NodeError } from '../errors.js';
import { FileBytes } from './file-bytes.js';
import type { Source } from './source.js';
import { incompleteTail } from './utf8-tail.js';

/** Longer lines, in characters, are refused, so that memory stays bounded. */
export const LONGEST_LINE = 1 << 24;

/** The lines of a UTF-8 text file, gzipped or not; `-` is standard input. */
export class LineSource implements Source<string> {
  readonly file: string;
  readonly #bytes: FileBytes;
  readonly #pieces: AsyncIterator<Buffer, void>;
  readonly #splitter: LineSplitter;
  #lines: readonly string[] = [];
  #at = 0;
  /** Bytes of a character that continues in the next piece. */
  #tail = Buffer.alloc(0);
  #decoded = 0;
  #ended = false;

  constructor(bytes: FileBytes, options: LineOptions = {}) {
    this.file = bytes.file;
    this.#bytes = bytes;
    this.#pieces = bytes[Symbol.asyncIterator]();
    this.#splitter = new LineSplitter(options);
  }

  get size(): number | undefined {
    return this.#bytes.size;
  }

  get taken(): number {
    return this.#bytes.taken;
  }

  next(): string | undefined | Promise<string | undefined> {
    if (this.#at < this.#lines.length) return this.#lines[this.#at++];
    return this.#ended ? undefined : this.#read();
  }

  async close(): Promise<void> {
    this.#ended = true;
    await this.#pieces.return?.();
  }

  async #read(): Promise<string | undefined> {
    this.#at = 0;
    this.#lines = [];
    while (this.#lines.length === 0 && !this.#ended) {
      const next = await this.#pieces.next();
      if (next.done === true) {
        this.#ended = true;
        this.#lines = [...this.#splitter.push(this.#decode(this.#tail)), ...this.#splitter.end()];
      } else {
        this.#lines = this.#splitter.push(this.#decode(this.#completeCharacters(next.value)));
        if (this.#splitter.pending > LONGEST_LINE) throw this.#tooLong();
      }
    }
    return this.#lines.at(this.#at++);
  }

  /** The leftover bytes and `piece`, up to the last complete character. */
  #completeCharacters(piece: Buffer): Buffer {
    const bytes = this.#tail.length === 0 ? piece : Buffer.concat([this.#tail, piece]);
    const end = bytes.length - incompleteTail(bytes);
    this.#tail = Buffer.from(bytes.subarray(end));
    return bytes.subarray(0, end);
  }

  #decode(bytes: Buffer): string {
    const sourceLocation = { file: this.file, bytes: this.#decoded, lines: this.#splitter.ended };
    if (!isUtf8(bytes)) throw invalidUtf8(bytes, sourceLocation);
    const nul = bytes.indexOf(0);
    if (nul !== -1) throw nulCharacter(bytes, nul, sourceLocation);
    this.#decoded += bytes.length;
    return bytes.toString('utf8');
  }

  #tooLong(): NodeError {
    return new NodeError({
      code: 'TOO_LARGE',
      file: this.file,
      line: this.#splitter.ended + 1,
      expected: `a line of at most ${LONGEST_LINE} characters`,
      found: 'a longer one',
      remedy: 'Check that it is text with a sentence a line. Large files must end lines with LF, not with CR.',
    });
  }
}

/** Opens a text file to read it line by line. */
export async function openLines(file: string, options: LineOptions = {}): Promise<LineSource> {
  return new LineSource(await FileBytes.open(file), options);
}
