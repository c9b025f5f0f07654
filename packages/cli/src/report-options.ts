import type { Command } from 'commander';
import { badOption } from './commands/read.js';
import { addSignificanceOptions, parseCount, type SignificanceFlags } from './options.js';
import { addOutputOptions, print, type OutputOptions } from './print/output.js';
import { scoreTables } from './print/score-tables.js';
import type { Scoreboard } from './scored-systems.js';

/** What to report of scores, whether they are computed here or merged from parts. */
export interface ReportOptions extends SignificanceFlags, OutputOptions {
  readonly perSentence?: true;
  readonly sort?: string;
  readonly only?: readonly string[];
  readonly precision: number;
  readonly threads?: number;
}

export function addReportOptions(command: Command): Command {
  return addSignificanceOptions(addOutputOptions(command))
    .option('--per-sentence', 'also give the score of every sentence')
    .option('--sort <metric>', 'the metric that decides the order (default: the first)')
    .option('--only <names>', 'show only these systems, separated by commas', (text) => text.split(','))
    .option('--precision <digits>', 'decimal places in tables', parseCount, 2)
    .option('--threads <count>', 'worker threads (default: one for each core)', parseCount);
}

export function checkSort({ sort }: ReportOptions, metrics: readonly string[]): void {
  if (sort === undefined || metrics.includes(sort)) return;
  throw badOption(`--sort by one of: ${metrics.join(', ')}`, JSON.stringify(sort), 'Add it to --metric.');
}

export function printScoreboard(board: Scoreboard, options: ReportOptions): void {
  print(
    {
      document: () => ({
        systems: board.systems,
        ...(board.significance === undefined ? {} : { significance: board.significance }),
      }),
      tables: () => scoreTables(board, options.precision),
    },
    options,
  );
}
