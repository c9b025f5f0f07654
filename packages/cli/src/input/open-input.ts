import { badOption, checkAnnotator, readWhole, skippedEdits, type WholeCorpus } from '@stet/core/internal';
import {
  checkStandardInput,
  holdsEssays,
  openEssayFiles,
  openScoringFiles,
  systemFiles,
  tellSkipped,
  threadRunner,
  type FileSource,
  type ScoringFiles,
} from '@stet/node';
import type { InputOptions } from '../options/scoring-options.js';
import { say } from '../print/terminal.js';

/** Opens the gold or the references, and the systems' output. */
export async function openInput(
  args: readonly string[],
  { gold, source, reference = [], references, strictOriginal, skipBadEdits }: InputOptions,
  selection: Pick<ScoringFiles, 'annotators' | 'rangeOf'> = {},
): Promise<FileSource> {
  const systems = await systemFiles(args);
  checkStandardInput(
    [gold, source, ...reference, ...systems.map(({ file }) => file)].filter((file) => file !== undefined),
  );
  if (references !== undefined && (gold === undefined || reference.length > 0)) {
    throw badOption(
      '--references with --gold, from which they are made',
      reference.length > 0 ? '--reference' : 'no gold',
      'Leave it out.',
    );
  }
  if (gold === undefined && source !== undefined && (await holdsEssays(source))) {
    if ('rangeOf' in selection) {
      throw badOption('sentences, one per line, to cut into shards', 'essays', 'Score them with stet score.');
    }
    return openEssayFiles({ source, references: reference, systems });
  }
  const files = { gold, source, references: reference, referenceSet: references, systems };
  return openScoringFiles({ ...files, strictOriginal, skipBadEdits, ...selection });
}

/** Reads the whole input, for commands that show its sentences. */
export async function readInput(args: readonly string[], options: InputOptions): Promise<WholeCorpus> {
  const corpus = await readWhole(await openInput(args, options), threadRunner({ threads: 1 }));
  const { sentences, basis } = corpus;
  tellSkipped(skippedEdits(sentences));
  if (sentences.length === 0) say(`${basis} has no sentences.`);
  if (options.annotator !== undefined) checkAnnotator(options.annotator, sentences, basis);
  return corpus;
}
