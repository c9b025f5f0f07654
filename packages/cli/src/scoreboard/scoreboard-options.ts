import type { Command } from 'commander';
import { badOption } from '@stet/core/internal';
import { addSignificanceOptions, type SignificanceFlags } from '../options/scoring-options.js';
import { countUpTo, splitNames, threadsOption } from '../options/command-options.js';
import { addReportOptions, type ReportOptions } from '../report/report-options.js';

/** What to report of scores, whether they are computed here or merged from shards. */
export interface ScoreboardOptions extends SignificanceFlags, ReportOptions {
  readonly perSentence?: true;
  readonly sort?: string;
  readonly only?: readonly string[];
  readonly precision: number;
  readonly threads?: number;
}

export function addScoreboardOptions(command: Command): Command {
  return addSignificanceOptions(addReportOptions(command))
    .option('--per-sentence', 'also give the score of every sentence')
    .option('--sort <metric>', 'the metric that decides the order (default: the first)')
    .option('--only <names>', 'show only these systems, separated by commas', splitNames)
    .option('--precision <digits>', 'decimal places in tables', countUpTo(20), 2)
    .addOption(threadsOption());
}

export function checkSort({ sort }: ScoreboardOptions, metrics: readonly string[]): void {
  if (sort === undefined || metrics.includes(sort)) return;
  throw badOption(`--sort by one of: ${metrics.join(', ')}`, JSON.stringify(sort), 'Add it to --metric.');
}
