import type { Command } from 'commander';
import { granularities, type Granularity } from '@stet/core/internal';
import { checkStandardInput, convertCorpora, openCorpus, openSources } from '@stet/node';
import { addExamples, choiceOption, threadsOption } from '../options/command-options.js';
import { writeConverted } from '../print/write-converted.js';
import { withProgress } from '../print/progress.js';

interface ExtractOptions {
  readonly source: string;
  readonly granularity: Granularity;
  readonly out: string;
  readonly threads?: number;
}

export function addExtractCommand(program: Command): void {
  const command = program
    .command('extract')
    .description('Make gold edits (M2) from source sentences and one or more corrected texts.')
    .argument('<corrected...>', 'corrected texts, a sentence a line; the first becomes annotator 0')
    .requiredOption('--source <file>', 'source sentences, a sentence a line')
    .addOption(choiceOption('--granularity <kind>', 'whole changed stretches, or single words', granularities))
    .option('--out <file>', 'where to write', '-')
    .addOption(threadsOption());
  addExamples(command, ['stet extract --source source.txt --out gold.m2 corrected0.txt corrected1.txt']).action(
    extract,
  );
}

async function extract(corrected: string[], options: ExtractOptions): Promise<void> {
  const { source, granularity, out, threads } = options;
  checkStandardInput([source, ...corrected]);
  const corpus = await openCorpus({ basis: await openSources(source), references: corrected, systems: [] });
  const conversion = { to: 'm2', granularity, annotators: corrected.map((_, annotator) => annotator) } as const;
  await withProgress('Extracting', (onProgress) =>
    writeConverted(out, conversion, convertCorpora([corpus], conversion, { threads, onProgress })),
  );
}
