import { InvalidArgumentError, type Command } from 'commander';
import {
  categoriesOf,
  compareErrant,
  comparisonModes,
  printComparison,
  printPairs,
  type ComparisonMode,
  type Sentence,
  type TypeDepth,
} from '@stet/core/internal';
import { checkStandardInput, readGold, systemFiles } from '@stet/node';
import { addExamples, choiceOption, collect, parseNumber } from '../../options/command-options.js';
import { skipOption } from '../../options/skip-option.js';
import { comparisonTables, scoredDocument, type ScoredSystem } from '../../print/errant-tables.js';
import { addOutputOptions, print, type OutputOptions } from '../../print/output.js';
import { printText } from '../../print/terminal.js';

interface CompareOptions extends OutputOptions {
  readonly hyp: readonly string[];
  readonly ref: string;
  readonly mode: ComparisonMode;
  readonly beta: number;
  readonly single?: true;
  readonly multi?: true;
  readonly filter?: readonly string[];
  readonly cat?: TypeDepth;
  readonly verbose?: true;
  readonly skipBadEdits?: true;
}

export function addErrantCompareCommand(errant: Command): void {
  const command = errant
    .command('compare')
    .description('Score edits against reference edits, as errant_compare does; one hypothesis prints its table.')
    .requiredOption('--hyp <file>', "a system's edits (M2), or a folder; may be given several times", collect)
    .requiredOption('--ref <file>', 'the reference edits (M2)')
    .addOption(
      choiceOption(
        '--mode <name>',
        'what edits must share: span and correction (cs), also the type (cse), the span (ds), tokens (dt)',
        comparisonModes,
      ),
    )
    .option('--beta <number>', 'weight of recall against precision in F', parseNumber, 0.5)
    .option('--single', 'only edits of at most one token on each side')
    .option('--multi', 'only edits of two tokens or more on a side')
    .option('--filter <type...>', 'leave out edits of these types, such as R:OTHER')
    .option('--cat <depth>', 'a row for each type: 1 its operation, 2 what follows, 3 all of it', parseDepth)
    .option('--verbose', 'print every pair of annotators of each sentence, and the pair chosen')
    .addOption(skipOption());
  addExamples(addOutputOptions(command), [
    'stet errant compare --hyp system.m2 --ref reference.m2',
    'stet errant compare --hyp system.m2 --ref reference.m2 --mode cse --cat 3',
    'stet errant compare --hyp systems/ --ref reference.m2 --format markdown',
  ]).action(compare);
}

const TYPE_DEPTHS = [1, 2, 3] as const satisfies readonly TypeDepth[];

function parseDepth(text: string): TypeDepth {
  const depth = TYPE_DEPTHS.find((candidate) => String(candidate) === text);
  if (depth === undefined) throw new InvalidArgumentError('It must be 1, 2 or 3');
  return depth;
}

async function compare(options: CompareOptions): Promise<void> {
  const { hyp, ref, mode, beta, single, multi, filter, cat, verbose, skipBadEdits, ...output } = options;
  const files = await systemFiles(hyp);
  checkStandardInput([ref, ...files.map(({ file }) => file)]);
  const references = await readGold(ref, { skipBadEdits });
  const comparing = { mode, beta, single, multi, filter };
  const isText = output.json !== true && output.format === 'text';
  const compared: ScoredSystem[] = [];
  for (const { name, file } of files) {
    const hypotheses = await readGold(file, { skipBadEdits });
    const names = { hypotheses: file, references: ref };
    const comparison = compareErrant(hypotheses, references, { ...comparing, names });
    compared.push({ name, comparison, categories: categoriesOf(comparison.types, cat ?? 3, beta) });
    if (verbose === true && isText)
      printVerbose(files.length > 1 ? name : undefined, hypotheses, references, comparing);
  }
  if (isText && compared.length === 1) {
    const [{ comparison, categories }] = compared;
    printText(printComparison(comparison, { mode, categories: cat === undefined ? undefined : categories }));
    return;
  }
  print(output, {
    document: () => {
      const settings = { ref, mode, beta, cat: cat ?? 3 };
      const systems = compared.map(scoredDocument);
      return systems.length === 1 ? { ...settings, ...systems[0] } : { ...settings, systems };
    },
    tables: () => comparisonTables(compared, { mode, beta, withCategories: cat !== undefined }),
  });
}

function printVerbose(
  name: string | undefined,
  hypotheses: readonly Sentence[],
  references: readonly Sentence[],
  options: Parameters<typeof printPairs>[2],
): void {
  if (name !== undefined) printText(`${name}\n`);
  for (const sentence of printPairs(hypotheses, references, options)) printText(sentence);
}
