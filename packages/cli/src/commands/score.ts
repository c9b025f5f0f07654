import type { Command } from 'commander';
import type { Metric, MetricSpec, SentenceScore } from '@stet/core';
import { assessSystems, collectStats, createNodeMetric, type ThreadOptions } from '@stet/node';
import { exploreScored } from '../explore-input.js';
import {
  addScoringOptions,
  addSignificanceOptions,
  metricSpecs,
  parseCount,
  type ScoringOptions,
  type SignificanceFlags,
} from '../options.js';
import { scoreTables } from '../print/score-tables.js';
import { addReportOptions, present, type ReportOptions } from '../report/report-options.js';
import { scorePage } from '../report/score-report.js';
import type { NamedTest, ReportedScore, Scoreboard, ScoredSystem, SignificanceReport } from '../scored-systems.js';
import { warnOfInexact } from '../warn-of-inexact.js';
import { withProgress } from '../with-progress.js';
import { badOption, readInput, type Input } from './read.js';

interface ScoreOptions extends ScoringOptions, SignificanceFlags, ReportOptions {
  readonly perSentence?: true;
  readonly signature?: true;
  readonly sort?: string;
  readonly only?: readonly string[];
  readonly precision: number;
  readonly threads?: number;
}

export function addScoreCommand(program: Command): void {
  const command = program
    .command('score')
    .description('Score systems against a gold standard or reference texts; prints one table, best first.')
    .argument(
      '[system...]',
      'output files, a sentence a line: FILE, NAME=FILE, or a folder of them; "-" for standard input',
    );
  addSignificanceOptions(addReportOptions(addScoringOptions(command)))
    .option('--per-sentence', 'also give the score of every sentence')
    .option('--levels', 'm2, hoo: also score detection and recognition, with and without the bonus')
    .option('--sort <metric>', 'the metric that decides the order (default: the first)')
    .option('--only <names>', 'show only these systems, separated by commas', (text) => text.split(','))
    .option('--precision <digits>', 'decimal places in tables', parseCount, 2)
    .option('--signature', 'print the signatures of the metrics, and score nothing')
    .option('--threads <count>', 'worker threads (default: one for each core)', parseCount)
    .addHelpText(
      'after',
      `
Examples:
  $ stet score --gold gold.m2 systems/
  $ stet score --gold gold.m2 --metric all --significance --baseline INPUT systems/
  $ stet score --gold gold.m2 --format latex ours=out.txt baseline.txt
  $ stet score --gold gold.m2 --significance --html scores.html systems/
  $ stet score --source src.txt --reference ref0.txt --reference ref1.txt --metric gleu out.txt
  $ my-checker < source.txt | stet score --gold gold.m2.gz -`,
    )
    .action(score);
}

async function score(args: string[], options: ScoreOptions): Promise<void> {
  const specs = metricSpecs(options);
  const metrics = await Promise.all(specs.map(createNodeMetric));
  if (options.signature === true) {
    process.stdout.write(metrics.map((metric) => `${metric.signature()}\n`).join(''));
    return;
  }
  checkOptions(args, options);
  const input = await readInput(args, options);
  const board = await scoreSystems(input, specs, metrics, options);
  await present(
    {
      document: () => ({
        systems: board.systems,
        ...(board.significance === undefined ? {} : { significance: board.significance }),
      }),
      tables: () => scoreTables(board, options.precision),
      page: async (title) => {
        const names = board.systems.map(({ name }) => name);
        const exploration = options.gold === undefined ? undefined : await exploreScored(input, names, specs);
        const { sort: by = options.metric[0], precision: digits } = options;
        return scorePage(title, { board, by, digits, sentences: input.sentences.length, exploration });
      },
    },
    options,
    options.gold ?? options.source ?? '',
  );
}

function checkOptions(args: readonly string[], { sort, metric }: ScoreOptions): void {
  if (args.length === 0) throw badOption('a system to score', 'none', 'Name a file, a folder, or "-".');
  if (sort !== undefined && !metric.includes(sort)) {
    throw badOption(`--sort by one of: ${metric.join(', ')}`, JSON.stringify(sort), 'Add it to --metric.');
  }
}

async function scoreSystems(
  { sentences, systems }: Input,
  specs: readonly MetricSpec[],
  metrics: readonly Metric[],
  options: ScoreOptions,
): Promise<Scoreboard> {
  const names = systems.map(({ name }) => name);
  const threads = options.threads === 0 ? 1 : options.threads;
  const stats = await withProgress('Scoring', threads, (own) => collectStats(specs, sentences, systems, own));
  const reported: ReportedScore[][] = metrics.map((metric, at) =>
    stats[at].map((own) => ({
      ...metric.corpus(own),
      ...(options.perSentence === true ? { sentences: metric.sentences(own) } : {}),
    })),
  );
  warnOfInexact(metrics, reported, names);
  const significance = significanceOf(options, names);
  if (significance !== undefined && sentences.length > 0) {
    await withProgress('Resampling', threads, async (own) => {
      for (const [at, spec] of specs.entries()) {
        reported[at] = await assess(spec, stats[at], reported[at], names, significance, own);
      }
    });
  }
  const scored = names.map((name, system): ScoredSystem => {
    const scores = Object.fromEntries(metrics.map((metric, at) => [metric.name, reported[at][system]]));
    const first: readonly SentenceScore[] | undefined = reported[0][system].sentences;
    return first === undefined ? { name, scores } : { name, scores, sentences: first };
  });
  return {
    metrics,
    systems: shownSystems(scored, options),
    ...(significance === undefined ? {} : { significance }),
  };
}

const DEFAULT_RESAMPLES = 1000;

function significanceOf(options: ScoreOptions, names: readonly string[]): SignificanceReport | undefined {
  const { significance, resamples, confidence, seed } = options;
  if (significance !== true && options.baseline === undefined && resamples === undefined) return undefined;
  const baseline = options.baseline ?? names[0];
  if (!names.includes(baseline)) {
    throw badOption(`--baseline with one of: ${names.join(', ')}`, JSON.stringify(baseline), 'Name a system.');
  }
  if (resamples === 0) throw badOption('--resamples of 1 or more', '0', 'Take 1000.');
  return { baseline, resamples: resamples ?? DEFAULT_RESAMPLES, confidence, seed };
}

async function assess(
  spec: MetricSpec,
  stats: readonly (readonly unknown[])[],
  scores: readonly ReportedScore[],
  names: readonly string[],
  significance: SignificanceReport,
  threads: ThreadOptions,
): Promise<ReportedScore[]> {
  const values = scores.map(({ value }) => value);
  const baseline = names.indexOf(significance.baseline);
  const tests = await assessSystems({ spec, stats, values, ...significance, baseline }, threads);
  return scores.map((own, system) => {
    const { interval, versusBaseline, versusNext } = tests[system];
    const named = (test: typeof versusNext): NamedTest | undefined =>
      test && {
        system: names[test.other],
        difference: test.difference,
        bootstrap: test.bootstrap,
        randomisation: test.randomisation,
      };
    const against = { baseline: named(versusBaseline), next: named(versusNext) };
    return { ...own, confidenceInterval: interval, tests: dropUndefined(against) };
  });
}

function dropUndefined<T extends object>(value: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

function shownSystems(systems: readonly ScoredSystem[], { sort, metric, only }: ScoreOptions): ScoredSystem[] {
  const unknown = only?.find((name) => !systems.some((system) => system.name === name));
  if (unknown !== undefined) {
    const names = systems.map(({ name }) => name).join(', ');
    throw badOption(`--only with some of: ${names}`, JSON.stringify(unknown), 'Name systems that were scored.');
  }
  const by = sort ?? metric[0];
  return systems
    .filter(({ name }) => only?.includes(name) ?? true)
    .sort((a, b) => b.scores[by].value - a.scores[by].value || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
