import { isUtf8 } from 'node:buffer';
import { invalidUtf8, nulCharacter, strip, textOf, utf16Length, type LineOptions } from '@stet/core/internal';
import { NodeError } from '../errors.js';
import { FileBytes, type BytePieces } from './file-bytes.js';
import { incompleteTail } from './utf8-tail.js';

/** Longer lines, in characters, are refused, so that memory stays bounded. */
export const LONGEST_LINE = 1 << 24;

const HEAD_CHARACTERS = 1 << 16;
/** So that a file of empty lines is not kept whole. */
const HEAD_LINES = 1 << 16;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/**
 * Finds the lines in the bytes of a UTF-8 file, by the rules of `splitLines`; nothing becomes a string. `next` moves to
 * a line that is at hand, `read` brings more bytes:
 *
 *     while (!reader.next() && !reader.isDone) await reader.read();
 */
export class LineReader {
  /** The bytes at hand; `read` puts others in their place. */
  bytes: Buffer = Buffer.alloc(0);
  /** The line that was found last, without its end. */
  start = 0;
  end = 0;
  /** How many lines have been found. */
  count = 0;
  /** Where bytes start that must stay at hand; `read` moves them to the front. Undefined if none must. */
  kept: number | undefined;
  readonly #file: BytePieces;
  readonly #pieces: AsyncIterator<Buffer, void>;
  readonly #keepByteOrderMark: boolean;
  /** Behind the line that was found last, and how far the end of the next was looked for. */
  #next = 0;
  #searched = 0;
  /** Bytes of a character that continues in the next piece. */
  #tail = Buffer.alloc(0);
  #decoded = 0;
  #ended = false;

  constructor(file: BytePieces, { keepByteOrderMark = false }: LineOptions = {}) {
    this.#file = file;
    this.#pieces = file[Symbol.asyncIterator]();
    this.#keepByteOrderMark = keepByteOrderMark;
  }

  get file(): string {
    return this.#file.file;
  }

  get size(): number | undefined {
    return this.#file.size;
  }

  get taken(): number {
    return this.#file.taken;
  }

  /** True when the last line has been found. */
  get isDone(): boolean {
    return this.#ended && this.#next === this.bytes.length;
  }

  /** Moves to the next line; false if it is not at hand. */
  next(): boolean {
    const { bytes } = this;
    const { length } = bytes;
    let at = this.#searched;
    while (at < length && bytes[at] !== LINE_FEED) at++;
    this.#searched = at;
    if (at === length && (!this.#ended || this.#next === length)) return false;
    this.start = this.#next;
    this.end = at > this.start && bytes[at - 1] === CARRIAGE_RETURN ? at - 1 : at;
    this.#next = this.#searched = Math.min(length, at + 1);
    this.count++;
    return true;
  }

  /** Reads another piece of the file. */
  async read(): Promise<void> {
    if (this.#ended) return;
    const next = await this.#pieces.next();
    if (next.done === true) {
      this.#append(this.#tail);
      this.#ended = true;
      if (this.count === 0 && !this.bytes.includes(LINE_FEED)) this.#endLinesByFeeds();
      return;
    }
    this.#append(this.#completeCharacters(next.value));
    const rest = this.bytes.lastIndexOf(LINE_FEED) + 1;
    if (this.bytes.length - rest > LONGEST_LINE) this.#checkLength(rest);
  }

  /** The text of the first lines, enough to tell what the file holds. They will be found again. */
  async peek(): Promise<string> {
    const lines: string[] = [];
    let filled = 0;
    let characters = 0;
    this.kept = 0;
    while ((filled < 2 || characters < HEAD_CHARACTERS) && lines.length < HEAD_LINES) {
      while (!this.next() && !this.isDone) await this.read();
      if (lines.length === this.count) break;
      const line = textOf(this);
      lines.push(line);
      if (filled > 0 || strip(line) !== '') {
        filled++;
        characters += line.length;
      }
    }
    this.#next = this.#searched = this.#startOfText();
    this.count = 0;
    this.kept = undefined;
    return lines.join('\n');
  }

  async close(): Promise<void> {
    this.#ended = true;
    await this.#pieces.return?.();
  }

  /** In a file without any LF, CR ends lines. */
  #endLinesByFeeds(): void {
    this.bytes = Buffer.from(this.bytes.map((byte) => (byte === CARRIAGE_RETURN ? LINE_FEED : byte)));
    this.#searched = this.#next;
  }

  #startOfText(): number {
    return this.#hasMark() ? BYTE_ORDER_MARK.length : 0;
  }

  #hasMark(): boolean {
    return !this.#keepByteOrderMark && this.bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  }

  /** The leftover bytes and `piece`, up to the last complete character. */
  #completeCharacters(piece: Buffer): Buffer {
    const bytes = this.#tail.length === 0 ? piece : Buffer.concat([this.#tail, piece]);
    const end = bytes.length - incompleteTail(bytes);
    this.#tail = Buffer.from(bytes.subarray(end));
    return bytes.subarray(0, end);
  }

  #append(piece: Buffer): void {
    if (piece.length === 0) return;
    this.#check(piece);
    const isFirst = this.#decoded === 0;
    this.#decoded += piece.length;
    const from = this.kept ?? this.#next;
    this.bytes = from === this.bytes.length ? piece : Buffer.concat([this.bytes.subarray(from), piece]);
    this.#next -= from;
    this.#searched -= from;
    if (this.kept !== undefined) this.kept = 0;
    if (isFirst) this.#next = this.#searched = this.#startOfText();
  }

  #check(piece: Buffer): void {
    const nul = piece.indexOf(0);
    if (nul === -1 && isUtf8(piece)) return;
    const sourceLocation = { file: this.file, bytes: this.#decoded, lines: this.#endedLines() };
    throw isUtf8(piece) ? nulCharacter(piece, nul, sourceLocation) : invalidUtf8(piece, sourceLocation);
  }

  /** How many lines have ended in what was read. */
  #endedLines(): number {
    let lines = this.count;
    for (let at = this.#next; at < this.bytes.length; at++) if (this.bytes[at] === LINE_FEED) lines++;
    return lines;
  }

  #checkLength(start: number): void {
    if (utf16Length({ bytes: this.bytes, start, end: this.bytes.length }) <= LONGEST_LINE) return;
    throw new NodeError({
      code: 'TOO_LARGE',
      file: this.file,
      line: this.#endedLines() + 1,
      expected: `a line of at most ${LONGEST_LINE} characters`,
      found: 'a longer one',
      remedy: 'Check that it is text with one sentence per line. Large files must end lines with LF, not with CR.',
    });
  }
}

/** Opens a text file, gzipped or not, to find its lines; `-` is standard input. */
export async function openReader(file: string, options: LineOptions = {}): Promise<LineReader> {
  return new LineReader(await FileBytes.open(file), options);
}
