/** The bytes that were deflated. Pages and Node have the stream alike. */
export async function inflate(deflated: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
