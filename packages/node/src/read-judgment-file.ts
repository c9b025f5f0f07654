import { statSync } from 'node:fs';
import {
  numberSentences,
  parsePlainText,
  readNumberedJudgments,
  type JudgmentReadOptions,
  type NumberedJudgments,
  type OutputTexts,
  type Ranking,
} from '@stet/core/internal';
import { readSeedaFolder } from './read-seeda-folder.js';
import { readText } from './read-text.js';
import { systemFiles } from './system-files.js';

export interface JudgmentFileOptions extends Omit<JudgmentReadOptions, 'file'> {
  /** The outputs of the systems, where they are not at hand: files, or folders of files. */
  readonly systemTexts?: readonly string[] | undefined;
}

/** Reads human judgments from a file, gzipped or not, or from a folder of SEEDA's step 1; `-` is standard input. */
export async function readJudgmentFile(file: string, options: JudgmentFileOptions = {}): Promise<Ranking[]> {
  return (await readNumberedJudgmentFile(file, options)).rankings;
}

/** As `readJudgmentFile`, with how the sentences were found. */
export async function readNumberedJudgmentFile(
  file: string,
  { systemTexts, ...options }: JudgmentFileOptions = {},
): Promise<NumberedJudgments> {
  const outputs = systemTexts === undefined ? options.outputs : await readTexts(systemTexts);
  if (file !== '-' && statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    // The pages are placed by their texts, which only fit the sentences that they are about.
    const { rankings, firstSentence } = await readSeedaFolder(file, { ...options, outputs: outputs ?? new Map() });
    const asInFile = rankings.map((ranking) => ({ ...ranking, sentence: ranking.sentence + firstSentence }));
    return numberSentences(asInFile, { usual: firstSentence, firstSentence, sentences: options.sentences, file });
  }
  return readNumberedJudgments(await readText(file), { ...options, outputs, file });
}

async function readTexts(systemTexts: readonly string[]): Promise<OutputTexts> {
  const systems = await systemFiles(systemTexts);
  return new Map(
    await Promise.all(systems.map(async ({ name, file }) => [name, parsePlainText(await readText(file))] as const)),
  );
}
