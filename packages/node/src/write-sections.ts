import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileSection } from '@stet/core/internal';
import { sendStandardOutput } from './standard-output.js';
import { TemporaryFolder } from './temporary-folder.js';
import { writing } from './unwritable.js';
import { WholeFile, writeWhole } from './whole-file.js';

/** A file to which sections are written one after the other; `-` is standard output. */
export interface SectionedFile {
  readonly file: string;
  readonly sections: readonly FileSection[];
}

interface Sink {
  write(text: string | Uint8Array): Promise<void>;
}

const standardOutput: Sink = { write: sendStandardOutput };

/**
 * Writes files whose sections grow with each batch of texts: no file is ever half-written, and nothing is kept in
 * memory. Sections that have to wait for the end of another are kept in temporary files. Standard output gets each
 * batch when the next arrives, so nothing is written if the first is followed by an error.
 */
export async function writeSections(
  files: readonly SectionedFile[],
  batches: AsyncIterable<readonly string[]>,
): Promise<void> {
  const targets = files.map(({ file }) => (file === '-' ? standardOutput : new WholeFile(file)));
  const wholeFiles = targets.filter((target) => target instanceof WholeFile);
  const waiting = await Promise.all(files.map((file) => WaitingSections.open(file)));
  const sinks = files.flatMap((_, at) => [targets[at], ...waiting[at].sinks]);
  const heads = files.flatMap(({ sections }) => sections.map(({ before }, at) => (at === 0 ? before : '')));
  try {
    await writeWhole(wholeFiles, async () => {
      for await (const texts of oneBehind(heads, batches)) {
        for (const [at, text] of texts.entries()) if (text !== '') await sinks[at].write(text);
      }
      for (const [at, { sections }] of files.entries()) {
        await targets[at].write(sections[0].after);
        await waiting[at].writeTo(targets[at]);
      }
    });
  } finally {
    await Promise.all(waiting.map((sections) => sections.remove()));
  }
}

/** Each batch when the next has arrived, the first with `heads` before it. */
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

/** The sections of a file after its first, which can be written once that is complete. */
class WaitingSections {
  readonly sinks: readonly WholeFile[];
  readonly #sections: readonly FileSection[];
  readonly #folder: TemporaryFolder | undefined;

  private constructor(sections: readonly FileSection[], folder: TemporaryFolder | undefined) {
    this.#sections = sections;
    this.#folder = folder;
    this.sinks = sections.map((_, at) => new WholeFile(join(folder?.path ?? '', String(at))));
  }

  static async open({ file, sections: [, ...rest] }: SectionedFile): Promise<WaitingSections> {
    if (rest.length === 0) return new WaitingSections(rest, undefined);
    const folder = await writing(file, () => TemporaryFolder.open(file === '-' ? undefined : dirname(file)));
    return new WaitingSections(rest, folder);
  }

  async writeTo(target: Sink): Promise<void> {
    for (const [at, { before, after }] of this.#sections.entries()) {
      await target.write(before);
      await this.sinks[at].write('');
      await this.sinks[at].finish();
      await this.sinks[at].takePlace();
      for await (const piece of createReadStream(this.sinks[at].file)) await target.write(piece as Buffer);
      await target.write(after);
    }
  }

  async remove(): Promise<void> {
    await Promise.all(this.sinks.map((sink) => sink.discard()));
    await this.#folder?.remove();
  }
}
