import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { StetError, badOption } from '@stet/core/internal';
import { withProgress } from '../print/progress.js';
import type { Reproduction } from '@stet/reproduce';
import { addExamples, parseCount, splitNames, threadsOption } from '../options/command-options.js';
import { addReportOptions, present, type ReportOptions } from '../report/report-options.js';

interface ReproduceOptions extends ReportOptions {
  readonly data: string;
  readonly only?: readonly string[];
  readonly runs: number;
  readonly seed: number;
  readonly threads?: number;
}

/** Listed here so that help needs no recipe loaded; a test compares them with the recipes. */
export const PAPERS = [
  'm2',
  'conll-2013',
  'conll-2014',
  'i-measure',
  'human-evaluation',
  'errant',
  'reassessment',
  'seeda',
];

/** Folds of the cross-validations, as in the papers. */
const FOLDS = 100;

export function addReproduceCommand(program: Command): void {
  const command = program
    .command('reproduce')
    .description('Compute the tables of the papers from public data, and compare each cell with the printed one.')
    .argument('[papers...]', `papers to reproduce: ${PAPERS.join(', ')} (default: all)`)
    .requiredOption('--data <folder>', 'the public data, in folders conll13, conll14, human, errant and seeda')
    .option('--only <tables>', 'tables, separated by commas, such as conll-2014/7,i-measure/*', splitNames)
    .option('--runs <count>', 'runs of random procedures', parseCount, 1000)
    .option('--seed <number>', 'of the random procedures', parseCount, 1)
    .addOption(threadsOption());
  addExamples(addReportOptions(command), [
    'stet reproduce --data data/',
    'stet reproduce --data data/ conll-2014 --only conll-2014/7,conll-2014/8',
    'stet reproduce --data data/ --html reproduction.html',
    'stet reproduce --data data/ --only i-measure/* --json',
  ]).action(printReproduction);
}

async function printReproduction(wanted: readonly string[], options: ReproduceOptions): Promise<void> {
  const { data, only, runs, seed } = options;
  const threads = options.threads === 0 ? 1 : options.threads;
  if (runs === 0) throw badOption('--runs of 1 or more', '0', 'Take 1000.');
  checkFolder(data);
  // Loaded only here: the recipes are many files that no other command needs.
  const { readPublished, recipes, reproduce, selectTables, ...printer } = await import('@stet/reproduce');
  const tables = selectTables(readPublished(), wanted, only);
  const bench = { data, runs, seed, threads, folds: FOLDS, memory: {} };
  const reproduction = await withProgress('Reproducing', (update) => reproduce(bench, tables, recipes, update));
  await present({ title: printer.reproductionTitle(reproduction), ...options }, data, {
    document: () => reproduction,
    tables: () => printer.reproductionSections(reproduction).map(({ table }) => table),
    page: async (title, draw) =>
      printer.reproductionPage(title, reproduction, await printer.drawTables(bench, reproduction, recipes, draw)),
  });
  if (hasUnexplained(reproduction)) process.exitCode = 1;
}

function hasUnexplained({ tables }: Reproduction): boolean {
  return tables.some(({ cells }) => cells.some(({ status, reason }) => status === 'differs' && reason === undefined));
}

function checkFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new StetError({
    code: 'FILE_UNREADABLE',
    file: folder,
    expected: 'a folder with the public data',
    found: 'none',
    remedy: 'Check the path; docs/reproduce.md says where the data come from.',
  });
}
