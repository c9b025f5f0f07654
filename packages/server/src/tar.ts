import { Buffer } from 'node:buffer';

export interface ArchivedFile {
  readonly name: string;
  readonly text: string;
}

const BLOCK = 512;

/** Files as one tar file (POSIX 1003.1-1988, ustar), with nothing in it but names and contents. */
export function tar(files: readonly ArchivedFile[]): Buffer {
  const entries = files.flatMap(({ name, text }) => {
    const content = Buffer.from(text, 'utf8');
    return [header(name, content.length), content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name.slice(0, 100), 0, 'utf8');
  block.write(octal(0o644, 7), 100, 'ascii');
  block.write(octal(0, 7), 108, 'ascii');
  block.write(octal(0, 7), 116, 'ascii');
  block.write(octal(size, 11), 124, 'ascii');
  block.write(octal(0, 11), 136, 'ascii');
  // The checksum is computed with its own field blank.
  block.write(' '.repeat(8), 148, 'ascii');
  block.write('0', 156, 'ascii');
  block.write('ustar\x0000', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return block;
}
