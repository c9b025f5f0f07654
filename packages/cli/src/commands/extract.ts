import { Option, type Command } from 'commander';
import { extractedBlocks, granularities, printM2, type Granularity } from '@stet/core';
import { readReferences, readSource } from '@stet/node';
import { writeOutput } from '../print/write-output.js';

interface ExtractOptions {
  readonly source: string;
  readonly granularity: Granularity;
  readonly out: string;
}

export function addExtractCommand(program: Command): void {
  program
    .command('extract')
    .description('Make gold edits (M2) from source sentences and one or more corrected texts.')
    .argument('<corrected...>', 'corrected texts, a sentence a line; the first becomes annotator 0')
    .requiredOption('--source <file>', 'source sentences, a sentence a line')
    .addOption(
      new Option('--granularity <kind>', 'whole changed stretches, or single words')
        .choices(granularities)
        .default(granularities[0]),
    )
    .option('--out <file>', 'where to write', '-')
    .addHelpText(
      'after',
      `
Example:
  $ stet extract --source source.txt --out gold.m2 corrected0.txt corrected1.txt`,
    )
    .action(async (files: string[], { source, granularity, out }: ExtractOptions) => {
      const sentences = await readReferences(files, await readSource(source), source);
      await writeOutput(out, printM2(extractedBlocks(sentences, granularity)));
    });
}
