import type { Command } from 'commander';
import { ErrantAnnotator, countTypePairs } from '@stet/core/internal';
import { loadAnalyser, readGold } from '@stet/node';
import { addAnalyserOptions, analysisSource, type AnalyserFlags } from '../../options/analysis-options.js';
import { addExamples, parseCount } from '../../options/command-options.js';
import { skipOption } from '../../options/skip-option.js';
import { typePairTable } from '../../print/type-pair-table.js';
import { addOutputOptions, print, type OutputOptions } from '../../print/output.js';

interface TypesOptions extends OutputOptions, AnalyserFlags {
  readonly gold: string;
  readonly most: number;
  readonly skipBadEdits?: true;
}

export function addErrantTypesCommand(errant: Command): void {
  const command = errant
    .command('types')
    .description("Say what ERRANT calls the edits of a gold that has types of its own, such as NUCLE's.")
    .requiredOption('--gold <file>', 'the gold')
    .option('--most <count>', "how many of ERRANT's types to show for each of the gold", parseCount, 5)
    .addOption(skipOption());
  addExamples(addOutputOptions(addAnalyserOptions(command)), [
    'stet errant types --gold gold.m2',
    'stet errant types --gold gold.m2 --most 20 --format csv',
  ]).action(printTypes);
}

async function printTypes(options: TypesOptions): Promise<void> {
  const { gold, most, skipBadEdits, analysis, analyses, words, dictionary, ...output } = options;
  const sentences = await readGold(gold, { skipBadEdits });
  const analyser = await loadAnalyser(analysisSource({ analysis, analyses, words, dictionary }));
  const pairs = countTypePairs(sentences, new ErrantAnnotator(analyser, {}));
  print(output, {
    document: () => ({ gold, analyser: analyser.name, pairs }),
    tables: () => [typePairTable(pairs, { most, analyser: analyser.name })],
  });
}
