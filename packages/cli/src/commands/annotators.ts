import { Option, type Command } from 'commander';
import { m2, markRules, reportAnnotators, type MarkRuleName } from '@stet/core';
import { readGold } from '@stet/node';
import { parseNumber } from '../options.js';
import { annotatorSections } from '../print/annotator-sections.js';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';

interface AnnotatorsOptions extends OutputOptions {
  readonly gold: string;
  readonly rule: MarkRuleName;
  readonly without?: readonly string[];
  readonly beta?: number;
}

export function addAnnotatorsCommand(program: Command): void {
  const command = program
    .command('annotators')
    .description('Compare the annotators of a gold standard: what they mark, how far they agree, how they would score.')
    .requiredOption('--gold <file>', 'gold edits in M2 format, "-" for standard input')
    .addOption(
      new Option('--rule <name>', 'what counts as marked, for kappa').choices(Object.keys(markRules)).default('spans'),
    )
    .option('--without <types>', 'for kappa, leave out edits of these types, separated by commas', (text) =>
      text.split(','),
    )
    .option('--beta <number>', 'weight of recall against precision in F (default: 0.5)', parseNumber);
  addOutputOptions(command)
    .addHelpText(
      'after',
      `
Examples:
  $ stet annotators --gold gold.m2
  $ stet annotators --gold gold.m2 --rule gaps --without Um --json`,
    )
    .action(compareAnnotators);
}

async function compareAnnotators({ gold, rule, without, beta, ...output }: AnnotatorsOptions): Promise<void> {
  const sentences = await readGold(gold);
  if (sentences.length === 0) process.stderr.write(`stet: ${gold} has no sentences.\n`);
  const report = reportAnnotators(m2({ beta }), sentences, { rule, withoutTypes: without });
  print(
    {
      document: () => ({ rule, without: without ?? [], ...report }),
      tables: () => annotatorSections(report, rule).map(({ table }) => table),
    },
    output,
  );
}
