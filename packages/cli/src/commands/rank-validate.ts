import type { Command } from 'commander';
import {
  FOLD_UNITS,
  pairwiseMethods,
  validateRanking,
  type FoldUnit,
  type PairwiseMethodName,
} from '@stet/core/internal';
import { readRankings } from '../options/judgment-options.js';
import { addExamples, choiceOption, parseChoices, parseCount } from '../options/command-options.js';
import { validationTables } from '../print/validation-table.js';
import { addRunOptions, type RunFlags } from '../ranking/rank-options.js';
import { present } from '../report/report-options.js';
import { validationPage } from '../report/validation-report.js';
import { withRunner } from '../print/progress.js';

interface RankValidateOptions extends RunFlags {
  readonly method: readonly PairwiseMethodName[];
  readonly folds: number;
  readonly foldsBy: FoldUnit;
  readonly strictOriginal?: true;
}

const methodNames = Object.keys(pairwiseMethods) as PairwiseMethodName[];

export function addRankValidateCommand(rank: Command): void {
  const command = rank
    .command('validate')
    .description('Test methods of ranking: how well do they predict judgments that they have not seen?')
    .argument('<judgments>', 'a file of judgments, in any format that stet reads; "-" for standard input')
    .option('--method <names>', `methods, separated by commas: ${methodNames.join(', ')}`, parseMethods, [
      'expected-wins',
      'trueskill',
    ])
    .option('--folds <count>', 'folds that the judgments are dealt into', parseCount, 100)
    .addOption(choiceOption('--folds-by <unit>', 'what a fold holds whole', FOLD_UNITS))
    .option('--strict-original', 'leave out of the training data what the original Makefile leaves out');
  addExamples(addRunOptions(command, 100), [
    'stet rank validate judgments.xml',
    'stet rank validate judgments.xml --method expected-wins --folds 20 --folds-by sentence',
  ]).action(validate);
}

async function validate(file: string, options: RankValidateOptions): Promise<void> {
  const { method: methods, folds, foldsBy, resamples, confidence, seed, strictOriginal = false } = options;
  const rankings = await readRankings(file, options);
  const settings = { folds, foldsBy, resamples, confidence, seed, strictOriginal };
  const validation = await withRunner(options.threads, (runner) =>
    validateRanking(rankings, methods, settings, { runner, file }),
  );
  await present(options, file, {
    document: () => validation,
    tables: () => validationTables(validation),
    page: (title) => validationPage(title, validation),
  });
}

function parseMethods(text: string): PairwiseMethodName[] {
  return parseChoices(text, methodNames, () => `The methods are ${methodNames.join(', ')}`);
}
