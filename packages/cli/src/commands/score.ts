import type { Command } from 'commander';
import {
  createMetric,
  type Levels,
  type Metric,
  type MetricOptions,
  type Score,
  type ScorePart,
  type SentenceScore,
} from '@stet/core';
import { collectStats, openProgress } from '@stet/node';
import { addScoringOptions, metricSpecs, parseCount, type ScoringOptions } from '../options.js';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';
import { percent } from '../print/percent.js';
import type { TableModel } from '../print/table.js';
import { readInput } from './read.js';

interface ScoreOptions extends ScoringOptions, OutputOptions {
  readonly perSentence?: true;
  readonly levels?: true;
  readonly threads?: number;
}

interface SystemScores {
  readonly name: string;
  readonly scores: Readonly<Record<string, Score & { readonly sentences?: readonly SentenceScore[] }>>;
  /** Those of the first metric, where readers look for them first. */
  readonly sentences?: readonly SentenceScore[];
}

export function addScoreCommand(program: Command): void {
  const command = program
    .command('score')
    .description('Score systems against a gold standard; prints one table, best first.')
    .argument(
      '<system...>',
      'output files, a sentence a line: FILE, NAME=FILE, or a folder of them; "-" for standard input',
    );
  addOutputOptions(addScoringOptions(command))
    .option('--per-sentence', 'also give the counts and the score of every sentence')
    .option('--levels', 'also score detection and recognition, with and without the bonus for missed optional edits')
    .option('--threads <count>', 'worker threads (default: one for each core)', parseCount)
    .addHelpText(
      'after',
      `
Examples:
  $ stet score --gold gold.m2 systems/
  $ stet score --gold gold.m2 --format latex ours=out.txt baseline.txt
  $ stet score --gold gold.m2 --annotator 1 --json out.txt
  $ my-checker < source.txt | stet score --gold gold.m2.gz -`,
    )
    .action(score);
}

async function score(args: string[], options: ScoreOptions): Promise<void> {
  const { sentences, systems } = await readInput(args, options);
  const specs = metricSpecs(options, { levels: options.levels } satisfies MetricOptions);
  const progress = await openProgress('Scoring');
  const stats = await collectStats(specs, sentences, systems, {
    threads: options.threads === 0 ? 1 : options.threads,
    onProgress: progress.update,
  });
  progress.stop();
  const metrics = specs.map(createMetric);
  const scored = systems.map(({ name }, system): SystemScores => {
    const scores: SystemScores['scores'] = Object.fromEntries(
      metrics.map((metric, at) => {
        const own = stats[at][system];
        const total = metric.corpus(own);
        return [metric.name, options.perSentence === true ? { ...total, sentences: metric.sentences(own) } : total];
      }),
    );
    const { sentences: first } = scores[metrics[0].name];
    return first === undefined ? { name, scores } : { name, scores, sentences: first };
  });
  const ranked = bestFirst(scored, metrics[0].name);
  print(
    {
      document: () => ({ systems: ranked }),
      tables: () => metrics.flatMap((metric) => tablesFor(metric, ranked, options)),
    },
    options,
  );
}

function bestFirst(systems: readonly SystemScores[], metric: string): SystemScores[] {
  return systems.toSorted(
    (a, b) => b.scores[metric].value - a.scores[metric].value || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}

function tablesFor(metric: Metric, systems: readonly SystemScores[], options: ScoreOptions): TableModel[] {
  return [
    corpusTable(metric, systems),
    ...(options.levels === true ? levelTables(metric, systems) : []),
    ...(options.perSentence === true ? [sentenceTable(metric, systems)] : []),
  ];
}

const right = (title: string): { title: string; align: 'right' } => ({ title, align: 'right' });
const left = (title: string): { title: string; align: 'left' } => ({ title, align: 'left' });

function corpusTable({ name, parts }: Metric, systems: readonly SystemScores[]): TableModel {
  return {
    columns: [left('System'), ...parts.map(({ title }) => right(title))],
    rows: systems.map((system) => [system.name, ...parts.map((part) => shown(system.scores[name], part))]),
    notes: [...new Set(systems.map((system) => system.scores[name].signature))],
  };
}

/** A part of a score as tables show it; an en dash where the score does not have it. */
function shown(score: object, { key, kind }: ScorePart): string {
  const value: unknown = (score as Readonly<Record<string, unknown>>)[key];
  if (typeof value !== 'number') return '–';
  return kind === 'percent' ? percent(value) : String(value);
}

const LEVEL_PARTS: readonly ScorePart[] = [
  { key: 'precision', title: 'P', kind: 'percent' },
  { key: 'recall', title: 'R', kind: 'percent' },
  { key: 'value', title: 'F', kind: 'percent' },
];

function levelTables({ name }: Metric, systems: readonly SystemScores[]): TableModel[] {
  const rows = systems.flatMap((system) => {
    const { levels } = system.scores[name] as Score & { readonly levels?: Levels };
    if (levels === undefined) return [];
    return (['detection', 'recognition', 'correction'] as const).map((level) => [
      system.name,
      level,
      ...LEVEL_PARTS.map((part) => shown(levels[level], part)),
      ...LEVEL_PARTS.map((part) => shown(levels[level].withBonus, part)),
    ]);
  });
  if (rows.length === 0) return [];
  const titles = LEVEL_PARTS.map(({ title }) => title);
  return [
    {
      title: `${name}: detection, recognition, correction`,
      columns: [left('System'), left('Level'), ...[...titles, ...titles.map((title) => `${title} +bonus`)].map(right)],
      rows,
    },
  ];
}

function sentenceTable({ name, parts }: Metric, systems: readonly SystemScores[]): TableModel {
  const all = systems.map((system) => ({ system: system.name, scores: system.scores[name].sentences ?? [] }));
  const first = all.at(0)?.scores.at(0) ?? {};
  const annotator: ScorePart = { key: 'annotator', title: 'Annotator', kind: 'count' };
  const present = [annotator, ...parts].filter(({ key }) => Object.hasOwn(first, key));
  return {
    title: `${name}: each sentence by itself`,
    columns: [left('System'), right('Sentence'), ...present.map(({ title }) => right(title))],
    rows: all.flatMap(({ system, scores }) =>
      scores.map((score, at) => [system, String(at + 1), ...present.map((part) => shown(score, part))]),
    ),
  };
}
