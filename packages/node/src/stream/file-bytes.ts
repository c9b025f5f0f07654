import { createReadStream, fstatSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, pipeline } from 'node:stream';
import { damagedGzip } from '@stet/core/internal';
import { isGzip, unreadable } from '../read-errors.js';

const PIECE_BYTES = 1 << 17;

/** Bytes that come piece by piece. */
export interface BytePieces extends AsyncIterable<Buffer, void> {
  /** Where they come from, for messages. */
  readonly file: string;
  /** How many there are as stored; undefined if unknown. */
  readonly size: number | undefined;
  /** How many of those have been read. */
  readonly taken: number;
}

/** The bytes of a file piece by piece, unpacked if they are gzipped; `-` is standard input. */
export class FileBytes implements BytePieces {
  readonly file: string;
  /** Bytes of the file as stored; undefined for a pipe, which does not say. */
  readonly size: number | undefined;
  #taken = 0;

  private constructor(file: string, stats: Stats) {
    this.file = file;
    this.size = stats.isFile() ? stats.size : undefined;
  }

  static async open(file: string): Promise<FileBytes> {
    try {
      return new FileBytes(file, file === '-' ? fstatSync(process.stdin.fd) : await stat(file));
    } catch (cause) {
      throw unreadable(file, cause);
    }
  }

  /** How many of its bytes, as stored, have been read. */
  get taken(): number {
    return this.#taken;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void> {
    const stored = this.#stored();
    const head = await firstBytes(stored);
    if (head.length === 0) return;
    if (isGzip(head)) yield* unpackPieces(this.#from(head, stored), this.file);
    else yield* this.#from(head, stored);
  }

  async *#stored(): AsyncGenerator<Buffer, void> {
    const input = this.file === '-' ? process.stdin : createReadStream(this.file, { highWaterMark: PIECE_BYTES });
    try {
      for await (const piece of input) yield piece as Buffer;
    } catch (cause) {
      throw unreadable(this.file, cause);
    }
  }

  async *#from(head: Buffer, rest: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
    this.#taken += head.length;
    yield head;
    for await (const piece of rest) {
      this.#taken += piece.length;
      yield piece;
    }
  }
}

const GZIP_HEAD = 3;

/** The first piece, with enough bytes to recognise gzip: a pipe may deliver them one by one. */
async function firstBytes(pieces: AsyncGenerator<Buffer, void>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < GZIP_HEAD) {
    const next = await pieces.next();
    if (next.done === true) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  return head;
}

/** Unpacks gzipped bytes piece by piece, as they are asked for. */
export async function* unpackPieces(packed: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer, void> {
  // Loaded here, since most files are not packed, and most commands are over soon.
  const { createGunzip } = await import('node:zlib');
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES });
  // Errors surface in the iteration below.
  const input = pipeline(Readable.from(packed, { objectMode: false }), gunzip, () => undefined);
  try {
    for await (const piece of input) yield piece as Buffer;
  } catch (cause) {
    throw damagedGzip(file, cause);
  }
}
