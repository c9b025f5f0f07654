import { StetError, quote } from '../../error.js';
import { Fingerprint } from '../../text/fingerprint.js';

/** How many of some systems get each chunk of the gold right. */
export interface Difficulty {
  /** For the signature. */
  readonly name: string;
  readonly systems: number;
  /** By sentence and chunk. */
  readonly solved: readonly (readonly number[])[];
  /** For messages. */
  readonly file?: string | undefined;
}

/** What GoToScorer can be given. */
export interface GotoResources {
  readonly difficulty?: Difficulty | undefined;
}

/** Reads a file of weights as GoToScorer writes it: the number of systems, then a line of counts for each sentence. */
export function parseDifficulty(text: string, file?: string): Difficulty {
  const [first, ...lines] = text.replace(/\r?\n$/u, '').split(/\r?\n/u);
  const systems = Number(first);
  if (!Number.isSafeInteger(systems) || systems < 1) throw malformed(file, 1, 'the number of systems', quote(first));
  const solved = lines.map((line, at) => {
    const counts = line
      .split(' ')
      .filter((word) => word !== '')
      .map(Number);
    if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0 && count <= systems)) {
      throw malformed(file, at + 2, `counts from 0 to ${systems}`, quote(line));
    }
    return counts;
  });
  return createDifficulty(systems, solved, file);
}

/** How many of so many systems get each chunk right, named by the counts. */
export function createDifficulty(systems: number, solved: Difficulty['solved'], file?: string): Difficulty {
  const fingerprint = new Fingerprint();
  for (const counts of solved) for (const count of [counts.length, ...counts]) fingerprint.add(count);
  return { name: `difficulty:${systems}+${fingerprint.toString()}`, systems, solved, file };
}

/** The file that `parseDifficulty` reads, as GoToScorer writes it. */
export function printDifficulty({ systems, solved }: Difficulty): string {
  return [systems, ...solved.map((counts) => counts.join(' ')), ''].join('\n');
}

/** The counts of a sentence of so many chunks. */
export function solvedOf({ solved, file }: Difficulty, sentence: number, chunks: number): readonly number[] {
  const counts = solved.at(sentence);
  if (counts?.length === chunks) return counts;
  throw malformed(
    file,
    sentence + 2,
    `counts of the ${chunks} chunks of sentence ${sentence + 1}`,
    counts === undefined ? 'the end' : String(counts.length),
  );
}

function malformed(file: string | undefined, line: number, expected: string, found: string): StetError {
  const remedy = 'Give counts that were made for this gold, this {{annotator}} and these {{goldEdits}}.';
  return new StetError({ code: 'BAD_DIFFICULTY', file, line, expected, found, remedy });
}
