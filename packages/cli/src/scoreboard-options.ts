import type { Command } from 'commander';
import { scoreDocument, scoreTables } from '@stet/core';
import { badOption } from './commands/read.js';
import type { Exploration } from './exploration.js';
import { addSignificanceOptions, parseCount, type SignificanceFlags } from './options.js';
import { addReportOptions, present, type ReportOptions } from './report/report-options.js';
import { scorePage } from './report/score-report.js';
import type { MadeScoreboard } from './scoreboard.js';

/** What to report of scores, whether they are computed here or merged from parts. */
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
    .option('--only <names>', 'show only these systems, separated by commas', (text) => text.split(','))
    .option('--precision <digits>', 'decimal places in tables', parseCount, 2)
    .option('--threads <count>', 'worker threads (default: one for each core)', parseCount);
}

export function checkSort({ sort }: ScoreboardOptions, metrics: readonly string[]): void {
  if (sort === undefined || metrics.includes(sort)) return;
  throw badOption(`--sort by one of: ${metrics.join(', ')}`, JSON.stringify(sort), 'Add it to --metric.');
}

/** Prints scores; on a page also sentence by sentence, where the sentences are at hand to be explored. */
export async function presentScoreboard(
  { board, sentences }: MadeScoreboard,
  options: ScoreboardOptions,
  input: string,
  explore?: (systems: readonly string[]) => Promise<Exploration>,
): Promise<void> {
  const { sort: by = board.metrics[0].name, precision: digits } = options;
  await present(
    {
      document: () => scoreDocument(board),
      tables: () => scoreTables(board, digits),
      page: async (title) => {
        const exploration = await explore?.(board.systems.map(({ name }) => name));
        return scorePage(title, { board, by, digits, sentences, exploration });
      },
    },
    options,
    input,
  );
}
