import type { PlaygroundInput } from '../playground-input.js';
import { readBytes, toBase64Url } from './bytes.js';

/** What the fragment of a link begins with; a server never sees it. */
export const FRAGMENT = '#play=';

/** The form of the state that links hold; another form gets another number. */
export const LINK_VERSION = 1;

/** The longest fragment: beyond it, mail and chat programs cut links, and some browsers do. */
export const LONGEST = 32_000;

/** The fragment of a link that holds all that the page was given: JSON, deflated, in base64url. */
export async function writeFragment(input: PlaygroundInput): Promise<string> {
  const json = new Blob([JSON.stringify({ version: LINK_VERSION, ...input })]);
  const packed = await readBytes(json.stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);
  return FRAGMENT + toBase64Url(packed ?? new Uint8Array());
}
