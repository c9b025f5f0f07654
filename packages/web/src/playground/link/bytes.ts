const CHUNK = 0x8000;

/** Bytes as text that an address can hold (RFC 4648, section 5, without padding). */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

/** The bytes of such a text; undefined where it is none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/u.test(text) || text.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

/** All bytes of a stream; undefined where there are more than so many. */
export async function readBytes(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
