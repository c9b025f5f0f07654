import type { PlaygroundInput } from '../playground-input.js';
import { badLink } from './bad-link.js';
import { fromBase64Url, readBytes } from './bytes.js';
import { checkInput } from './check-input.js';
import { FRAGMENT } from './write-link.js';

/** The most that a link may hold when unpacked: a few bytes can stand for very many. */
const MOST_BYTES = 16_000_000;

/** What a fragment holds; undefined where it is not one of the playground's. */
export async function readFragment(fragment: string): Promise<PlaygroundInput | undefined> {
  if (!fragment.startsWith(FRAGMENT)) return undefined;
  const packed = fromBase64Url(fragment.slice(FRAGMENT.length));
  if (packed === undefined) throw badLink('a link in base64url', 'other characters, or one cut off');
  return checkInput(parse(await inflate(packed)));
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const bytes = await readBytes(stream, MOST_BYTES).catch((cause: unknown) => {
    throw badLink('a whole link', 'one that is cut off or damaged', cause);
  });
  if (bytes === undefined) throw badLink(`at most ${MOST_BYTES} bytes when unpacked`, 'more');
  return bytes;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw badLink('JSON in the link', 'something else', cause);
  }
}
