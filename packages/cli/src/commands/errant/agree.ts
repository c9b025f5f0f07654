import type { Command } from 'commander';
import { annotationAgreement, badOption, compareErrant, comparisonModes, type Sentence } from '@stet/core/internal';
import { checkStandardInput, readGold } from '@stet/node';
import { addExamples, parseCount, parseNumber } from '../../options/command-options.js';
import { agreementTables, type ScoreDifference } from '../../print/errant-tables.js';
import { addOutputOptions, print, type OutputOptions } from '../../print/output.js';

interface AgreeOptions extends OutputOptions {
  readonly refOurs?: string;
  readonly refTheirs?: string;
  readonly beta: number;
  readonly confusions: number;
}

export function addErrantAgreeCommand(errant: Command): void {
  const command = errant
    .command('agree')
    .description('Say how far two annotations of the same texts agree: edits, types, and the scores that follow.')
    .argument('<ours>', 'edits (M2) made by one program, such as stet errant parallel')
    .argument('<theirs>', 'edits (M2) of the same sentences made by another, such as errant_parallel')
    .option('--ref-ours <file>', 'reference edits made by the first program, to compare scores')
    .option('--ref-theirs <file>', 'reference edits made by the second program')
    .option('--beta <number>', 'weight of recall against precision in F', parseNumber, 0.5)
    .option('--confusions <count>', 'how many pairs of confused types to show', parseCount, 20);
  addExamples(addOutputOptions(command), [
    'stet errant agree ours.m2 theirs.m2',
    'stet errant agree ours.m2 theirs.m2 --ref-ours our-reference.m2 --ref-theirs their-reference.m2',
  ]).action(agree);
}

async function agree(ours: string, theirs: string, options: AgreeOptions): Promise<void> {
  const { refOurs, refTheirs, beta, confusions, ...output } = options;
  if ((refOurs === undefined) !== (refTheirs === undefined)) {
    throw badOption('both {{refOurs}} and {{refTheirs}}, or neither', 'one of them', 'Give a reference for each side.');
  }
  checkStandardInput([ours, theirs, refOurs, refTheirs].filter((file) => file !== undefined));
  const [ourEdits, theirEdits] = [await readGold(ours), await readGold(theirs)];
  const agreement = annotationAgreement(ourEdits, theirEdits, { names: { ours, theirs } });
  const scores =
    refOurs === undefined || refTheirs === undefined
      ? []
      : scoreDifferences(
          { edits: ourEdits, file: ours, reference: await readGold(refOurs), referenceFile: refOurs },
          { edits: theirEdits, file: theirs, reference: await readGold(refTheirs), referenceFile: refTheirs },
          beta,
        );
  print(output, {
    document: () => ({
      ...agreement,
      ...(scores.length === 0 ? {} : { beta, scores }),
    }),
    tables: () => agreementTables(agreement, scores, { beta, most: confusions }),
  });
}

interface Side {
  readonly edits: readonly Sentence[];
  readonly file: string;
  readonly reference: readonly Sentence[];
  readonly referenceFile: string;
}

/** F of both annotations in every mode, each against a reference that the same program annotated. */
function scoreDifferences(ours: Side, theirs: Side, beta: number): ScoreDifference[] {
  return comparisonModes.map((mode) => {
    const [ourF, theirF] = [ours, theirs].map(({ edits, file, reference, referenceFile }) => {
      const names = { hypotheses: file, references: referenceFile };
      return compareErrant(edits, reference, { mode, beta, names }).value;
    });
    return { mode, ours: ourF, theirs: theirF };
  });
}
