import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileSection } from '@stet/core/internal';
import { TemporaryFolder } from './temporary-folder.js';
import { writing } from './unwritable.js';
import { WholeFile, writeWhole } from './whole-file.js';

/** Where the sections of a file are to be written, one after the other; `-` is the standard output. */
export interface PlacedFile {
  readonly file: string;
  readonly sections: readonly FileSection[];
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
 * Writes files whose sections grow with each batch of texts: no file is ever half-written, and nothing is kept in
 * memory. Sections that have to wait for the end of another are kept in temporary files. The standard output gets each
 * batch when the next has come: nothing where the first is the last and an error follows.
 */
export async function writeSections(
  files: readonly PlacedFile[],
  batches: AsyncIterable<readonly string[]>,
): Promise<void> {
  const places = files.map(({ file }) => (file === '-' ? standardOutput : new WholeFile(file)));
  const whole = places.filter((place) => place instanceof WholeFile);
  const waiting = await Promise.all(files.map((file) => WaitingSections.open(file)));
  const sinks = files.flatMap((_, at) => [places[at], ...waiting[at].sinks]);
  const heads = files.flatMap(({ sections }) => sections.map(({ before }, at) => (at === 0 ? before : '')));
  try {
    await writeWhole(whole, async () => {
      for await (const texts of oneBehind(heads, batches)) {
        for (const [at, text] of texts.entries()) if (text !== '') await sinks[at].write(text);
      }
      for (const [at, { sections }] of files.entries()) {
        await places[at].write(sections[0].after);
        await waiting[at].writeTo(places[at]);
      }
    });
  } finally {
    await Promise.all(waiting.map((sections) => sections.remove()));
  }
}

/** Each batch when the next has come, the first with what stands before it. */
async function* oneBehind(
  heads: readonly string[],
  batches: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  let held: readonly string[] | undefined;
  for await (const texts of batches) {
    if (held !== undefined) yield held;
    held = held === undefined ? heads.map((head, at) => head + texts[at]) : texts;
  }
  yield held ?? heads;
}

/** The sections of a file after its first, which can be written when that is whole. */
class WaitingSections {
  readonly sinks: readonly WholeFile[];
  readonly #sections: readonly FileSection[];
  readonly #folder: TemporaryFolder | undefined;

  private constructor(sections: readonly FileSection[], folder: TemporaryFolder | undefined) {
    this.#sections = sections;
    this.#folder = folder;
    this.sinks = sections.map((_, at) => new WholeFile(join(folder?.path ?? '', String(at))));
  }

  static async open({ file, sections: [, ...rest] }: PlacedFile): Promise<WaitingSections> {
    if (rest.length === 0) return new WaitingSections(rest, undefined);
    const folder = await writing(file, () => TemporaryFolder.open(file === '-' ? undefined : dirname(file)));
    return new WaitingSections(rest, folder);
  }

  async writeTo(place: Sink): Promise<void> {
    for (const [at, { before, after }] of this.#sections.entries()) {
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
