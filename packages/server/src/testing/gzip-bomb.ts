import { gzipSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;

/** A small file that unpacks to so many megabytes of one character: the same member again and again, packed once. */
export function gzipBomb(megabytes: number, character: string): Buffer<ArrayBuffer> {
  const member = gzipSync(Buffer.alloc(MEGABYTE, character), { level: 9 });
  return Buffer.concat(Array.from({ length: megabytes }, () => member));
}
