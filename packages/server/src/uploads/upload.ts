import type { Buffer } from 'node:buffer';
import { decodeBounded, unpackBounded, type TextBounds } from '@stet/node';

/** A file as it was sent, packed or not, with how much may be in it. Threads unpack it, not the one that answers. */
export interface Upload {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly bounds: TextBounds;
}

/** The text of an upload; throws as soon as there is more of it than allowed. */
export function textOf({ file, bytes, bounds }: Upload): Promise<string> {
  return decodeBounded(bytes, file, bounds);
}

/** The bytes of an upload, unpacked. */
export function bytesOf({ file, bytes, bounds }: Upload): Promise<Buffer> {
  return unpackBounded(bytes, file, bounds);
}
