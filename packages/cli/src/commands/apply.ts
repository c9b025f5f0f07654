import type { Command } from 'commander';
import { checkListed, goldTitles } from '@stet/core/internal';
import { convertCorpora, findAnnotator, openCorpus, openGold, threadRunner } from '@stet/node';
import { addExamples, parseCount, threadsOption } from '../options/command-options.js';
import { destinationOption, formerDestination } from '../options/destination-option.js';
import { skipOption } from '../options/skip-option.js';
import { writeConverted } from '../print/write-converted.js';
import { withProgress } from '../print/progress.js';

interface ApplyOptions {
  readonly gold: string;
  readonly skipBadEdits?: true;
  readonly annotator: number;
  readonly output: string;
  readonly threads?: number;
}

export function addApplyCommand(program: Command): void {
  const command = program
    .command('apply')
    .description("Make an annotator's edits, and print the corrected text, one sentence per line.")
    .requiredOption('--gold <file>', `gold edits: ${goldTitles}; "-" for standard input`)
    .addOption(skipOption())
    .option('--annotator <id>', 'whose edits; where a sentence does not list it, the first one listed', parseCount, 0)
    .addOption(destinationOption('file', 'where to write').default('-'))
    .addOption(formerDestination())
    .addOption(threadsOption());
  addExamples(command, ['stet apply --gold gold.m2 --annotator 1 --output reference1.txt']).action(apply);
}

async function apply({ gold, skipBadEdits, annotator, output, threads }: ApplyOptions): Promise<void> {
  const reading = { skipBadEdits };
  const basis = await openGold(gold, reading);
  // A pipe cannot be read twice: there, an annotator who does not exist is noticed only at the end.
  if (gold !== '-' && basis.size !== undefined) {
    const annotators = await findAnnotator(await openGold(gold, reading), annotator, threadRunner(), reading);
    checkListed(annotator, annotators, gold);
  }
  const corpus = await openCorpus({ basis, references: [], systems: [], ...reading });
  const conversion = { to: 'corrected', annotator, annotators: [] } as const;
  await withProgress('Applying', (onProgress) =>
    writeConverted(
      output,
      conversion,
      convertCorpora([corpus], conversion, { threads, onProgress }),
      ({ annotators }) => checkListed(annotator, annotators, gold),
    ),
  );
}
