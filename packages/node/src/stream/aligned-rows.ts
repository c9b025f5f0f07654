import { AlignmentCheck, strip } from '@stet/core/internal';
import type { Source } from './source.js';

/** An item of the basis with the answers of the other files to its sentences. */
export interface AlignedRow<Basis> {
  readonly basis: Basis;
  /** The source sentences of `basis`. */
  readonly sources: readonly string[];
  /** By file and sentence. */
  readonly answers: readonly (readonly string[])[];
}

export interface AlignedRowsOptions<Basis> {
  /** The file that says which sentences there are. */
  readonly basis: Source<Basis>;
  /** The source sentences of an item in that file. */
  readonly sourcesOf: (basis: Basis) => readonly string[];
  /** Plain text files with a line for each sentence. */
  readonly answers: readonly Source<string>[];
  /** Count empty lines at the end like any other line, as the original programs do. */
  readonly strictOriginal?: boolean | undefined;
}

/**
 * Reads files side by side. If one has fewer or more lines than there are sentences, the error is thrown after all of
 * them have been read to the end, when both counts and the first misaligned line are known.
 */
export async function* alignedRows<Basis>(options: AlignedRowsOptions<Basis>): AsyncGenerator<AlignedRow<Basis>> {
  const { basis, sourcesOf, answers, strictOriginal } = options;
  const checks = answers.map(({ file }) => new AlignmentCheck({ file, goldFile: basis.file, strictOriginal }));
  try {
    let isAligned = true;
    for (let item = await basis.next(); item !== undefined; item = await basis.next()) {
      const sources = sourcesOf(item);
      const row: string[][] = [];
      for (let file = 0; file < answers.length; file++) {
        const lines: string[] = [];
        for (const source of sources) {
          const next = answers[file].next();
          const raw = next instanceof Promise ? await next : next;
          const line = raw === undefined ? undefined : strip(raw);
          checks[file].add(source, line);
          if (line !== undefined) lines.push(line);
        }
        isAligned &&= lines.length === sources.length;
        row.push(lines);
      }
      if (isAligned) yield { basis: item, sources, answers: row };
    }
    for (let file = 0; file < answers.length; file++) {
      for (let line = await answers[file].next(); line !== undefined; line = await answers[file].next()) {
        checks[file].add(undefined, strip(line));
      }
      checks[file].finish();
    }
  } finally {
    await Promise.all([basis, ...answers].map((source) => source.close()));
  }
}
