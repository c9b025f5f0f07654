/** Enough that writing costs little for each chunk, and little enough that a chunk costs no memory to speak of. */
const CHUNK_LENGTH = 1 << 14;

/** Joins short pieces of text into chunks, in order; the last may be short. */
export function* inChunks(pieces: Iterable<string>, length = CHUNK_LENGTH): Generator<string, void> {
  let waiting: string[] = [];
  let filled = 0;
  for (const piece of pieces) {
    waiting.push(piece);
    filled += piece.length;
    if (filled < length) continue;
    yield waiting.join('');
    waiting = [];
    filled = 0;
  }
  if (filled > 0) yield waiting.join('');
}
