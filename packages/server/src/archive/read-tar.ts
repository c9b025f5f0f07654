import { Buffer } from 'node:buffer';
import { BLOCK, checksum } from './ustar-header.js';

/** A file of an archive, whatever is in it. */
export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Whether bytes begin as a tar file does. */
export function isTar(bytes: Uint8Array): boolean {
  return bytes.length >= BLOCK && fieldOf(bytes, 257, 5) === 'ustar';
}

/** The files of a tar file by any usual program; undefined where it is damaged or cut off. Folders and links are left out. */
export function readTar(bytes: Uint8Array): UnpackedFile[] | undefined {
  const files: UnpackedFile[] = [];
  let longName: string | undefined;
  for (let at = 0; ;) {
    const header = bytes.subarray(at, at + BLOCK);
    if (header.length < BLOCK) return undefined;
    if (header.every((byte) => byte === 0)) return files;
    const size = Number.parseInt(fieldOf(header, 124, 12), 8);
    if (!isWhole(header) || !(size >= 0) || at + BLOCK + size > bytes.length) return undefined;
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size);
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
    const type = fieldOf(header, 156, 1);
    // Names that the header cannot hold: extended headers of POSIX, and of GNU's program.
    if (type === 'x') longName = extendedPath(Buffer.from(content)) ?? longName;
    else if (type === 'L') longName = fieldOf(content, 0, size);
    else if (type !== 'g') {
      if (type === '0' || type === '') files.push({ name: longName ?? nameOf(header), bytes: content });
      longName = undefined;
    }
  }
}

function isWhole(header: Uint8Array): boolean {
  const blanked = Buffer.from(header).fill(' ', 148, 156);
  return checksum(blanked) === Number.parseInt(fieldOf(header, 148, 8), 8);
}

/** GNU's own headers have other fields where POSIX has the prefix. */
function nameOf(header: Uint8Array): string {
  const name = fieldOf(header, 0, 100);
  const prefix = fieldOf(header, 257, 6) === 'ustar' ? fieldOf(header, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The path in the records of an extended header, each of which begins with its length in bytes. */
function extendedPath(records: Buffer): string | undefined {
  let rest = records;
  for (;;) {
    const [digits] = /^\d+(?= )/u.exec(rest.toString('latin1', 0, 20)) ?? [];
    const length = Number(digits);
    if (digits === undefined || length <= digits.length || length > rest.length) return undefined;
    const record = rest.toString('utf8', digits.length + 1, length - 1);
    if (record.startsWith('path=')) return record.slice('path='.length);
    rest = rest.subarray(length);
  }
}

/** The text of a field up to its first NUL. */
function fieldOf(block: Uint8Array, start: number, length: number): string {
  return Buffer.from(block.subarray(start, start + length))
    .toString('utf8')
    .replace(/\0.*$/su, '');
}
