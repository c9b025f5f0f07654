import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Command } from 'commander';
import {
  StetError,
  badOption,
  goldTitles,
  knownTags,
  m2,
  parseColumns,
  taskResults,
  type Tagger,
  type TaskOptions,
  type TaskResults,
  type UnlistedRule,
} from '@stet/core/internal';
import {
  loadEnglishTagger,
  readAlternatives,
  readGold,
  readSystem,
  readText,
  systemFiles,
  writeFiles,
  type TextFile,
} from '@stet/node';
import { addExamples, collect, parseCount, parseNumber } from '../options/command-options.js';
import { destinationOption, formerDestination } from '../options/destination-option.js';
import { skipOption } from '../options/skip-option.js';
import { unlistedOption } from '../options/unlisted-option.js';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';
import { withProgress } from '../print/progress.js';
import { printTables } from '../print/table.js';
import { taskSections } from '../print/task-sections.js';
import { say } from '../print/terminal.js';
import { currentOrigin } from '../report/origin-of.js';
import { titleOf } from '../report/title-of.js';

interface TaskResultsOptions extends OutputOptions {
  readonly gold: string;
  readonly skipBadEdits?: true;
  readonly alternatives?: string;
  readonly submissions: string;
  readonly tags?: readonly string[];
  readonly unlisted: UnlistedRule;
  readonly title?: string;
  readonly output?: string;
  readonly html?: string;
  readonly beta?: number;
  readonly resamples: number;
  readonly seed: number;
}

export function addTaskResultsCommand(program: Command): void {
  const task =
    program.commands.find((command) => command.name() === 'task') ??
    program.command('task').description('Run a shared task.');
  const command = task
    .command('results')
    .description('Print the results section of a shared task: corpus, annotators, scores, error types.')
    .requiredOption('--gold <file>', `gold edits: ${goldTitles}`)
    .addOption(skipOption())
    .option('--alternatives <file>', 'the same sentences with alternative answers, in M2 format')
    .requiredOption('--submissions <folder>', 'a folder with an output file for each system, one sentence per line')
    .option('--tags <file>', 'parts of speech to prefer, a column file; may be given several times', collect)
    .addOption(unlistedOption())
    .option('--title <text>', 'heading of the page (default: the name of the data)')
    .addOption(destinationOption('folder', 'also write every table in every format, and the page, to this folder'))
    .addOption(formerDestination())
    .option('--html <file>', 'also write one page with tables and charts, which needs no other file')
    .option('--beta <number>', 'weight of recall against precision in F (default: 0.5)', parseNumber)
    .option('--resamples <count>', 'draws of the sentences for the intervals', parseCount, 1000)
    .option('--seed <number>', 'of the draws', parseCount, 1);
  addExamples(addOutputOptions(command), [
    'stet task results --gold gold.m2 --submissions systems/',
    'stet task results --gold gold.m2 --alternatives alt.m2 --submissions systems/ --html results.html',
    'stet task results --gold gold.m2 --submissions systems/ --output results/ --format markdown',
  ]).action(printResults);
}

async function printResults(options: TaskResultsOptions): Promise<void> {
  const { gold, output, html, title = titleOf(gold) } = options;
  const results = await computeResults(options);
  const pages = [
    ...(output === undefined ? [] : [join(output, 'results.html')]),
    ...(html === undefined ? [] : [html]),
  ];
  const files = [
    ...(output === undefined ? [] : resultFiles(results, output)),
    ...(pages.length === 0 ? [] : await pageFiles(results, title, pages)),
  ];
  await writeFiles(files);
  print(options, { document: () => results, tables: () => taskSections(results).map(({ table }) => table) });
  for (const warning of results.warnings) say(warning);
  for (const { file } of files) say(`wrote ${file}`);
}

async function computeResults(options: TaskResultsOptions): Promise<TaskResults> {
  const { beta, resamples, seed, unlisted, skipBadEdits } = options;
  if (resamples === 0) throw badOption('--resamples of 1 or more', '0', 'Take 1000.');
  const gold = await readGold(options.gold, { skipBadEdits });
  if (gold.length === 0) {
    throw new StetError({
      code: 'NO_SOURCE_LINE',
      file: options.gold,
      expected: 'a gold with sentences',
      found: 'none',
      remedy: 'Check the file.',
    });
  }
  const alternatives =
    options.alternatives === undefined
      ? undefined
      : await readAlternatives(options.alternatives, gold, options.gold, { skipBadEdits });
  const files = await systemFiles([options.submissions]);
  const submissions = await Promise.all(files.map((file) => readSystem(file, gold, options.gold)));
  const metric: TaskOptions['metric'] = (choice) => m2({ beta, ...choice });
  const settings = { metric, unlisted, tagger: await taggerOf(options.tags), resamples, seed, confidence: 0.95 };
  return withProgress('Scoring', (onProgress) =>
    taskResults({ gold, alternatives, submissions }, { ...settings, onProgress }),
  );
}

/** Takes tags from column files if they have the sentence, and else from our own tagger. */
async function taggerOf(files: readonly string[] = []): Promise<Tagger> {
  const texts = await Promise.all(files.map(async (file) => parseColumns(await readText(file), { file })));
  const tagged = texts.flat().map(({ tokens }) => ({
    tokens: tokens.map(({ text }) => text),
    tags: tokens.map(({ tag }) => tag),
  }));
  return knownTags(tagged, await loadEnglishTagger());
}

/** The page, once for each file to write; what draws it is loaded only when a page is wanted. */
async function pageFiles(results: TaskResults, title: string, files: readonly string[]): Promise<TextFile[]> {
  const { taskPage } = await import('../report/task-page.js');
  const text = taskPage(results, title, currentOrigin());
  return files.map((file) => ({ file, text }));
}

const EXTENSIONS = { text: 'txt', markdown: 'md', latex: 'tex' } as const;

/** All tables in one file for each format; for CSV a file for each table. */
function resultFiles(results: TaskResults, folder: string): TextFile[] {
  const sections = taskSections(results);
  const tables = sections.map(({ table }) => table);
  return [
    ...(['text', 'markdown', 'latex'] as const).map((format) => ({
      file: join(folder, `results.${EXTENSIONS[format]}`),
      // Files are for any reader, so they have no colours, even if this terminal shows some.
      text: stripVTControlCharacters(printTables(tables, format)),
    })),
    ...sections.map(({ id, table }) => ({ file: join(folder, `${id}.csv`), text: printTables([table], 'csv') })),
    { file: join(folder, 'results.json'), text: `${JSON.stringify(results)}\n` },
  ];
}
