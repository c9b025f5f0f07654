import type { Command } from 'commander';
import { checkStandardInput, convertCorpora, openCorpus, openSources } from '@stet/node';
import { addAnalysisOptions, errantSettings, type AnalysisFlags } from '../../options/analysis-options.js';
import { addExamples, collect, threadsOption } from '../../options/command-options.js';
import { destinationOption, formerDestination } from '../../options/destination-option.js';
import { withProgress } from '../../print/progress.js';
import { say } from '../../print/terminal.js';
import { writeConverted } from '../../print/write-converted.js';

interface ParallelOptions extends AnalysisFlags {
  readonly source: string;
  readonly corrected: readonly string[];
  readonly output: string;
  readonly threads?: number;
}

export function addErrantParallelCommand(errant: Command): void {
  const command = errant
    .command('parallel')
    .description('Find and type the edits between a text and corrections of it, and write M2, as errant_parallel does.')
    .requiredOption('--source <file>', 'source sentences, one per line, tokens separated by spaces')
    .requiredOption('--corrected <file>', 'a corrected text, line by line; may be given several times', collect)
    .addOption(destinationOption('file', 'where to write').default('-'))
    .addOption(formerDestination());
  addExamples(addAnalysisOptions(command).addOption(threadsOption()), [
    'stet errant parallel --source source.txt --corrected system.txt --output system.m2',
    'stet errant parallel --source source.txt --corrected ann0.txt --corrected ann1.txt --output reference.m2',
    'stet errant parallel --source de.txt --corrected de-system.txt --analyses de.conllu --analyses de-system.conllu',
  ]).action(parallel);
}

async function parallel(options: ParallelOptions): Promise<void> {
  const { source, corrected, output, threads } = options;
  checkStandardInput([source, ...corrected]);
  const corpus = await openCorpus({ basis: await openSources(source), references: corrected, systems: [] });
  const annotators = corrected.map((_, id) => id);
  const conversion = { to: 'm2', annotators, errant: errantSettings(options) } as const;
  const { emptySources } = await withProgress('Annotating', (onProgress) =>
    writeConverted(output, conversion, convertCorpora([corpus], conversion, { threads, onProgress })),
  );
  if (emptySources > 0) {
    say(
      `${emptySources} empty ${emptySources === 1 ? 'line' : 'lines'} of ${source} left out, as errant_parallel does`,
    );
  }
}
