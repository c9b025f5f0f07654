import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Strand } from '@stet/core/internal';
import { TemporaryFolder } from './temporary-folder.js';
import { writing } from './unwritable.js';
import { WholeFile, writeWhole } from './whole-file.js';

/** Where the strands of a file are to be written, one after the other; `-` is the standard output. */
export interface PlacedFile {
  readonly file: string;
  readonly strands: readonly Strand[];
}

interface Sink {
  write(text: string | Uint8Array): Promise<void>;
}

/** Waits until whoever reads has taken enough of it. */
const standardOutput: Sink = {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
};

/**
 * Writes files whose strands grow with each piece: no file is ever half-written, and nothing is kept in memory. Strands
 * that have to wait for the end of another are kept in temporary files. The standard output gets each piece when the next
 * has come: nothing where the first is the last and an error follows.
 */
export async function writeStrands(
  files: readonly PlacedFile[],
  pieces: AsyncIterable<readonly string[]>,
): Promise<void> {
  const places = files.map(({ file }) => (file === '-' ? standardOutput : new WholeFile(file)));
  const whole = places.filter((place) => place instanceof WholeFile);
  const waiting = await Promise.all(files.map((file) => WaitingStrands.open(file)));
  const sinks = files.flatMap((_, at) => [places[at], ...waiting[at].sinks]);
  const heads = files.flatMap(({ strands }) => strands.map(({ before }, at) => (at === 0 ? before : '')));
  try {
    await writeWhole(whole, async () => {
      for await (const texts of oneBehind(heads, pieces)) {
        for (const [at, text] of texts.entries()) if (text !== '') await sinks[at].write(text);
      }
      for (const [at, { strands }] of files.entries()) {
        await places[at].write(strands[0].after);
        await waiting[at].writeTo(places[at]);
      }
    });
  } finally {
    await Promise.all(waiting.map((own) => own.remove()));
  }
}

/** Each piece when the next has come, the first with what stands before it. */
async function* oneBehind(
  heads: readonly string[],
  pieces: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  let held: readonly string[] | undefined;
  for await (const texts of pieces) {
    if (held !== undefined) yield held;
    held = held === undefined ? heads.map((head, at) => head + texts[at]) : texts;
  }
  yield held ?? heads;
}

/** The strands of a file after its first, which can be written when that is whole. */
class WaitingStrands {
  readonly sinks: readonly WholeFile[];
  readonly #strands: readonly Strand[];
  readonly #folder: TemporaryFolder | undefined;

  private constructor(strands: readonly Strand[], folder: TemporaryFolder | undefined) {
    this.#strands = strands;
    this.#folder = folder;
    this.sinks = strands.map((_, at) => new WholeFile(join(folder?.path ?? '', String(at))));
  }

  static async open({ file, strands: [, ...rest] }: PlacedFile): Promise<WaitingStrands> {
    if (rest.length === 0) return new WaitingStrands(rest, undefined);
    const folder = await writing(file, () => TemporaryFolder.open(file === '-' ? undefined : dirname(file)));
    return new WaitingStrands(rest, folder);
  }

  async writeTo(place: Sink): Promise<void> {
    for (const [at, { before, after }] of this.#strands.entries()) {
      await place.write(before);
      await this.sinks[at].write('');
      await this.sinks[at].finish();
      await this.sinks[at].takePlace();
      for await (const piece of createReadStream(this.sinks[at].file)) await place.write(piece as Buffer);
      await place.write(after);
    }
  }

  async remove(): Promise<void> {
    await Promise.all(this.sinks.map((sink) => sink.discard()));
    await this.#folder?.remove();
  }
}
