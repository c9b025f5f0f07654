const NEWLINE = 10;

/** How many lines a file has, gzipped or not; undefined if it cannot be read. */
export async function countLines(file: Blob): Promise<number | undefined> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isGzip = first === 0x1f && second === 0x8b;
  const reader = (isGzip ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()).getReader();
  let lines = 0;
  let last = NEWLINE;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // The last line may lack its end.
      if (done) return lines + Number(last !== NEWLINE);
      for (const byte of value) lines += Number(byte === NEWLINE);
      last = value.at(-1) ?? last;
    }
  } catch {
    return undefined;
  }
}
