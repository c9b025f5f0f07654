import { damagedGzip, firstInvalidByte, invalidUtf8, nulCharacter } from '@stet/core/internal';
import { WebError } from '../../errors.js';
import { readBytes } from '../link/bytes.js';
import type { NamedText } from '../playground-input.js';

/** The largest file that the page takes, unpacked. */
const MOST_BYTES = 64_000_000;

/** Reads a UTF-8 text file that was dropped or chosen, gzipped or not. */
export async function readFile(file: File): Promise<NamedText> {
  const bytes = await unpack(new Uint8Array(await file.arrayBuffer()), file.name);
  if (firstInvalidByte(bytes) !== -1) throw invalidUtf8(bytes, { file: file.name });
  const nul = bytes.indexOf(0);
  if (nul !== -1) throw nulCharacter(bytes, nul, { file: file.name });
  return { name: file.name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}

async function unpack(bytes: Uint8Array<ArrayBuffer>, file: string): Promise<Uint8Array<ArrayBuffer>> {
  const isGzip = bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
  const stream = new Blob([bytes]).stream();
  const whole = isGzip
    ? await readBytes(stream.pipeThrough(new DecompressionStream('gzip')), MOST_BYTES).catch((cause: unknown) => {
        throw damagedGzip(file, cause);
      })
    : bytes.length > MOST_BYTES
      ? undefined
      : bytes;
  if (whole !== undefined) return whole;
  throw new WebError({
    code: 'TOO_LARGE',
    file,
    expected: `at most ${MOST_BYTES} bytes`,
    found: 'more',
    remedy: 'Score it on the command line instead, with stet score.',
  });
}
