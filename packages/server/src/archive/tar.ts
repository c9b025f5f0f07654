import { Buffer } from 'node:buffer';
import { BLOCK, padded, ustarHeader } from './ustar-header.js';

export interface ArchivedFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Files as one tar file (POSIX 1003.1-2001), with nothing in it but names and contents. A name that the old header cannot
 * hold, too long or not in ASCII, is in an extended header before it.
 */
export function tar(files: readonly ArchivedFile[]): Buffer {
  const entries = files.flatMap(({ name, text }) => {
    const content = Buffer.from(text, 'utf8');
    const path = splitPath(name);
    if (path !== undefined) return [ustarHeader({ ...path, type: '0', size: content.length }), ...padded(content)];
    const extension = Buffer.from(extendedRecord('path', name), 'utf8');
    return [
      ustarHeader({ name: 'extended-header', prefix: '', type: 'x', size: extension.length }),
      ...padded(extension),
      // Programs that know no extended headers unpack it under this name.
      ustarHeader({ name: plainName(name), prefix: '', type: '0', size: content.length }),
      ...padded(content),
    ];
  });
  return Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
}

const MAX_NAME = 100;
const MAX_PREFIX = 155;

/** A path as the two fields of a header, which are joined by a slash; undefined where they cannot hold it. */
function splitPath(path: string): { readonly name: string; readonly prefix: string } | undefined {
  if (!/^[\x20-\x7e]*$/u.test(path)) return undefined;
  if (path.length <= MAX_NAME) return { name: path, prefix: '' };
  const slash = path.indexOf('/', path.length - MAX_NAME - 1);
  const isFitting = slash > 0 && slash <= MAX_PREFIX && slash < path.length - 1;
  return isFitting ? { name: path.slice(slash + 1), prefix: path.slice(0, slash) } : undefined;
}

function plainName(path: string): string {
  return path.replaceAll(/[^\x20-\x7e]/gu, '_').slice(-MAX_NAME);
}

/** `18 path=a/b/c.txt\n`, where the number counts the bytes of the whole record, its own digits too. */
function extendedRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  if (bytes + String(length).length > length) length++;
  return `${length}${rest}`;
}
