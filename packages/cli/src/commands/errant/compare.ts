import { InvalidArgumentError, type Command } from 'commander';
import {
  categoriesOf,
  chooseCompared,
  comparedSentences,
  compareErrant,
  comparisonModes,
  comparisonVariants,
  printComparison,
  printPairs,
  skippedEdits,
  type ComparisonMode,
  type ComparisonVariant,
  type Sentence,
  type TypeDepth,
} from '@stet/core/internal';
import { checkStandardInput, readText, systemFiles, tellSkipped } from '@stet/node';
import { addExamples, choiceOption, collect, parseCount, parseNumber } from '../../options/command-options.js';
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
  readonly variant: ComparisonVariant;
  readonly start?: number;
  readonly end?: number;
  readonly maxAnswers?: number;
  readonly exactAnswers?: number;
  readonly strictOriginal?: true;
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
    .addOption(
      choiceOption(
        '--variant <name>',
        "the program to follow: errant_compare, or ChERRANT's, to which blanks in a correction are nothing",
        comparisonVariants,
      ),
    )
    .option('--start <number>', 'the first sentence to compare, from 0', parseCount)
    .option('--end <number>', 'the sentence to stop before', parseCount)
    .option('--max-answers <count>', 'of both sides, compare only so many answers: annotators from 0 on', parseCount)
    .option('--exact-answers <count>', 'compare only sentences with so many reference answers', parseCount)
    .option(
      '--strict-original',
      'read as the program does: -NONE- is a word, and all sequences of edits for one answer are one',
    )
    .addOption(skipOption());
  addExamples(addOutputOptions(command), [
    'stet errant compare --hyp system.m2 --ref reference.m2',
    'stet errant compare --hyp system.m2 --ref reference.m2 --mode cse --cat 3',
    'stet errant compare --hyp systems/ --ref reference.m2 --format markdown',
    'stet errant compare --variant cherrant --hyp system.m2.char --ref reference.m2.char',
  ]).action(compare);
}

const TYPE_DEPTHS = [1, 2, 3] as const satisfies readonly TypeDepth[];

function parseDepth(text: string): TypeDepth {
  const depth = TYPE_DEPTHS.find((candidate) => String(candidate) === text);
  if (depth === undefined) throw new InvalidArgumentError('It must be 1, 2 or 3');
  return depth;
}

async function compare(options: CompareOptions): Promise<void> {
  const { hyp, ref, mode, beta, single, multi, filter, cat, verbose, variant, ...rest } = options;
  const { start, end, maxAnswers, exactAnswers, strictOriginal, skipBadEdits, ...output } = rest;
  const files = await systemFiles(hyp);
  checkStandardInput([ref, ...files.map(({ file }) => file)]);
  const read = async (file: string): Promise<readonly Sentence[]> => {
    const sentences = comparedSentences({ file, text: await readText(file), variant, strictOriginal, skipBadEdits });
    tellSkipped(skippedEdits(sentences));
    return sentences;
  };
  const allReferences = await read(ref);
  const comparing = { mode, beta, single, multi, filter, ignoreBlanks: variant === 'cherrant' };
  const choice = { start, end, maxAnswers, exactAnswers };
  const isText = output.json !== true && output.format === 'text';
  const compared: ScoredSystem[] = [];
  for (const { name, file } of files) {
    const { hypotheses, references } = chooseCompared(await read(file), allReferences, choice);
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
      const settings = {
        ref,
        mode,
        beta,
        cat: cat ?? 3,
        ...(variant === 'errant' ? {} : { variant }),
        ...(strictOriginal === undefined ? {} : { strictOriginal }),
      };
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
