import { Buffer } from 'node:buffer';

/** Headers and contents of a tar file come in blocks of so many bytes. */
export const BLOCK = 512;

export interface UstarHeader {
  /** In ASCII, at most 100 characters. */
  readonly name: string;
  /** What comes before the name, without the slash; at most 155 characters. */
  readonly prefix: string;
  /** `0` is a file, `x` an extended header for the entry that follows. */
  readonly type: '0' | 'x';
  readonly size: number;
}

/** The header of an entry (POSIX 1003.1-1988). */
export function ustarHeader({ name, prefix, type, size }: UstarHeader): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0, 'ascii');
  block.write(octal(0o644, 7), 100, 'ascii');
  block.write(octal(0, 7), 108, 'ascii');
  block.write(octal(0, 7), 116, 'ascii');
  block.write(octal(size, 11), 124, 'ascii');
  block.write(octal(0, 11), 136, 'ascii');
  // The checksum is computed with its own field blank.
  block.write(' '.repeat(8), 148, 'ascii');
  block.write(type, 156, 'ascii');
  block.write('ustar\x0000', 257, 'latin1');
  block.write(prefix, 345, 'ascii');
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return block;
}

/** The sum of the bytes of a header whose checksum is blank. */
export function checksum(header: Uint8Array): number {
  return header.reduce((total, byte) => total + byte, 0);
}

/** A content filled up to whole blocks. */
export function padded(content: Buffer): Buffer[] {
  return [content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
}
