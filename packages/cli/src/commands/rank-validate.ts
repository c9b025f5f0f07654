import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  FOLD_UNITS,
  VERSION,
  checkComparable,
  foldJudgments,
  joinValidation,
  rankingMethods,
  type FoldUnit,
  type RankingMethodName,
} from '@stet/core/internal';
import { validateRanking } from '@stet/node';
import { parseCount } from '../options/parse-argument.js';
import { validationTables } from '../print/validation-table.js';
import { addRunOptions, readJudged, threadsOf, type RunFlags } from '../ranking/rank-options.js';
import { present } from '../report/report-options.js';
import { validationPage } from '../report/validation-report.js';
import { withProgress } from '../print/with-progress.js';

interface RankValidateOptions extends RunFlags {
  readonly method: readonly RankingMethodName[];
  readonly folds: number;
  readonly foldsBy: FoldUnit;
  readonly strictOriginal?: true;
}

const methodNames = Object.keys(rankingMethods) as RankingMethodName[];

export function addRankValidateCommand(rank: Command): void {
  const command = rank
    .command('validate')
    .description('Test methods of ranking: how well do they predict judgments that they have not seen?')
    .argument('<judgments>', 'a file of judgments, in any format that stet reads; "-" for standard input')
    .option('--method <names>', `methods, separated by commas: ${methodNames.join(', ')}`, parseMethods, [
      'expected-wins',
      'trueskill',
    ])
    .option('--folds <count>', 'parts that the judgments are dealt into', parseCount, 100)
    .addOption(new Option('--folds-by <unit>', 'what a fold holds whole').choices(FOLD_UNITS).default(FOLD_UNITS[0]))
    .option('--strict-original', 'leave out of the training data what the original Makefile leaves out');
  addRunOptions(command, 100)
    .addHelpText(
      'after',
      `
Examples:
  $ stet rank validate judgments.xml
  $ stet rank validate judgments.xml --method expected-wins --folds 20 --folds-by sentence`,
    )
    .action(validate);
}

async function validate(file: string, options: RankValidateOptions): Promise<void> {
  const { method: methods, folds, foldsBy, resamples, confidence, seed, strictOriginal = false } = options;
  const { pairs, counts } = await readJudged(file, options);
  checkComparable(counts, file);
  const settings = { folds, foldsBy, resamples, confidence, seed, strictOriginal };
  const folded = foldJudgments(pairs, settings);
  const results = [];
  for (const method of methods) {
    const validated = await withProgress(`Validating ${rankingMethods[method].title}`, threadsOf(options), (own) =>
      validateRanking(folded, method, settings, own),
    );
    results.push({ method, folds: validated });
  }
  const validation = joinValidation(pairs, results);
  const signature = [
    `folds:${folds}`,
    `by:${foldsBy}`,
    `resamples:${resamples}`,
    `seed:${seed}`,
    `confidence:${confidence}`,
    ...(strictOriginal ? ['strict'] : []),
    `stet:${VERSION}`,
  ].join('|');
  await present(
    {
      document: () => ({ signature, ...settings, ...validation }),
      tables: () => validationTables(validation, signature),
      page: (title) => validationPage(title, validation, signature),
    },
    options,
    file,
  );
}

function parseMethods(text: string): RankingMethodName[] {
  return [...new Set(text.split(','))].map((name) => {
    const method = methodNames.find((known) => known === name);
    if (method === undefined) throw new InvalidArgumentError(`The methods are ${methodNames.join(', ')}`);
    return method;
  });
}
