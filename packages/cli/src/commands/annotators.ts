import type { Command } from 'commander';
import {
  badOption,
  essayTypeDistribution,
  goldTitles,
  m2,
  markRules,
  parseNucle,
  reportAnnotators,
  skippedEdits,
  type AnnotatorReport,
  type MarkRuleName,
  type UnlistedRule,
} from '@stet/core/internal';
import { readGold, readText } from '@stet/node';
import { addExamples, choiceOption, collect, parseNumber, splitNames } from '../options/command-options.js';
import { skipOption } from '../options/skip-option.js';
import { unlistedOption } from '../options/unlisted-option.js';
import { annotatorSections } from '../print/annotator-sections.js';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';
import { say } from '../print/terminal.js';

interface AnnotatorsOptions extends OutputOptions {
  readonly gold: string;
  readonly essays?: readonly string[];
  readonly skipBadEdits?: true;
  readonly rule: MarkRuleName;
  readonly unlisted: UnlistedRule;
  readonly without?: readonly string[];
  readonly beta?: number;
}

export function addAnnotatorsCommand(program: Command): void {
  const command = program
    .command('annotators')
    .description('Compare the annotators of a gold standard: what they mark, how far they agree, how they would score.')
    .requiredOption('--gold <file>', `gold edits: ${goldTitles}; "-" for standard input`)
    .addOption(skipOption())
    .option('--essays <file>', 'count types in essays (NUCLE SGML), a file for each annotator, in order', collect)
    .addOption(choiceOption('--rule <name>', 'what counts as marked, for kappa', Object.keys(markRules)))
    .option('--without <types>', 'for kappa, leave out edits of these types, separated by commas', splitNames)
    .addOption(unlistedOption())
    .option('--beta <number>', 'weight of recall against precision in F (default: 0.5)', parseNumber);
  addExamples(addOutputOptions(command), [
    'stet annotators --gold gold.m2',
    'stet annotators --gold gold.m2 --essays annotator0.sgml --essays annotator1.sgml',
    'stet annotators --gold gold.m2 --rule gaps --without Um --json',
    'stet annotators --gold official-2014.combined.m2 --unlisted first',
  ]).action(compareAnnotators);
}

async function compareAnnotators(options: AnnotatorsOptions): Promise<void> {
  const { gold, skipBadEdits, essays, rule, without, unlisted, beta, ...output } = options;
  const sentences = await readGold(gold, { skipBadEdits });
  if (sentences.length === 0) say(`${gold} has no sentences.`);
  const compared = reportAnnotators(m2({ beta }), sentences, { rule, withoutTypes: without, unlisted });
  const report =
    essays === undefined ? compared : { ...compared, types: await essayTypes(essays, compared.annotators) };
  print(output, {
    document: () => ({ skippedEdits: skippedEdits(sentences).length, rule, without: without ?? [], ...report }),
    tables: () => annotatorSections(report, rule).map(({ table }) => table),
  });
}

/** Counts types in the essays themselves: M2 files lack the marks that preprocessing dropped. */
async function essayTypes(files: readonly string[], annotators: readonly number[]): Promise<AnnotatorReport['types']> {
  if (files.length !== annotators.length) {
    throw badOption(
      `--essays once for each of ${annotators.length} annotators`,
      String(files.length),
      'Name each file.',
    );
  }
  return essayTypeDistribution(
    await Promise.all(files.map(async (file) => parseNucle(await readText(file), { file }))),
  );
}
