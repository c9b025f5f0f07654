import { InvalidArgumentError, Option, type Command } from 'commander';
import { badOption, type TypeDepth } from '@stet/core/internal';
import { addSignificanceOptions, type SignificanceFlags } from '../options/scoring-options.js';
import { countUpTo, splitNames, threadsOption } from '../options/command-options.js';
import { addReportOptions, type ReportOptions } from '../report/report-options.js';

/** What to report of scores, whether they are computed here or merged from shards. */
export interface ScoreboardOptions extends SignificanceFlags, ReportOptions {
  readonly perSentence?: true;
  readonly byType?: TypeDepth;
  readonly sort?: string;
  readonly only?: readonly string[];
  readonly precision: number;
  readonly threads?: number;
}

export function addScoreboardOptions(command: Command): Command {
  return addSignificanceOptions(addReportOptions(command))
    .option('--per-sentence', 'also give the score of every sentence')
    .addOption(
      new Option(
        '--by-type [depth]',
        'also give precision and recall by error type, for errant: operation (1, as R), category (2, as VERB:SVA), or both (3)',
      )
        .preset('3')
        .argParser(parseDepth),
    )
    .option('--sort <metric>', 'the metric that decides the order (default: the first)')
    .option('--only <names>', 'show only these systems, separated by commas', splitNames)
    .option('--precision <digits>', 'decimal places in tables', countUpTo(20), 2)
    .addOption(threadsOption());
}

export function checkSort({ sort }: ScoreboardOptions, metrics: readonly string[]): void {
  if (sort === undefined || metrics.includes(sort)) return;
  throw badOption(`--sort by one of: ${metrics.join(', ')}`, JSON.stringify(sort), 'Add it to --metric.');
}

const DEPTHS: readonly TypeDepth[] = [1, 2, 3];

function parseDepth(text: string): TypeDepth {
  const depth = DEPTHS.find((candidate) => String(candidate) === text);
  if (depth !== undefined) return depth;
  throw new InvalidArgumentError(`It must be one of ${DEPTHS.join(', ')}.`);
}
