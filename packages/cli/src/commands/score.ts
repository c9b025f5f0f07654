import type { Command } from 'commander';
import {
  createMetric,
  type EditMetric,
  type EditScore,
  type EditSentenceScore,
  type EditStats,
  type LevelScore,
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
  readonly scores: Readonly<Record<string, EditScore & { readonly sentences?: readonly EditSentenceScore[] }>>;
  /** Those of the first metric, where readers look for them first. */
  readonly sentences?: readonly EditSentenceScore[];
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
  const specs = metricSpecs(options, { levels: options.levels });
  const progress = await openProgress('Scoring');
  const stats = await collectStats(specs, sentences, systems, {
    threads: options.threads === 0 ? 1 : options.threads,
    onProgress: progress.update,
  });
  progress.stop();
  const metrics = specs.map(createMetric);
  const scored = systems.map(({ name }, system): SystemScores => {
    const scores = Object.fromEntries(
      metrics.map((metric, at) => {
        const own = stats[at][system] as EditStats[];
        const total = metric.corpus(own);
        return [metric.name, options.perSentence === true ? { ...total, sentences: metric.sentences(own) } : total];
      }),
    ) as SystemScores['scores'];
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

function tablesFor(metric: EditMetric, systems: readonly SystemScores[], options: ScoreOptions): TableModel[] {
  return [
    corpusTable(metric, systems),
    ...(options.levels === true ? [levelTable(metric, systems)] : []),
    ...(options.perSentence === true ? [sentenceTable(metric, systems)] : []),
  ];
}

const right = (title: string): { title: string; align: 'right' } => ({ title, align: 'right' });
const left = (title: string): { title: string; align: 'left' } => ({ title, align: 'left' });

function corpusTable({ name, beta }: EditMetric, systems: readonly SystemScores[]): TableModel {
  return {
    columns: [left('System'), ...['P', 'R', `F${beta}`, 'Correct', 'Proposed', 'Gold'].map(right)],
    rows: systems.map((system) => {
      const { precision, recall, value, correct, proposed, gold } = system.scores[name];
      return [
        system.name,
        ...[precision, recall, value].map((part) => percent(part)),
        ...[correct, proposed, gold].map(String),
      ];
    }),
    notes: [...new Set(systems.map((system) => system.scores[name].signature))],
  };
}

function levelTable({ name, beta }: EditMetric, systems: readonly SystemScores[]): TableModel {
  const bonus = ['P', 'R', `F${beta}`];
  return {
    title: `${name}: detection, recognition, correction`,
    columns: [left('System'), left('Level'), ...[...bonus, ...bonus.map((title) => `${title} +bonus`)].map(right)],
    rows: systems.flatMap((system) =>
      Object.entries<LevelScore>(system.scores[name].levels ?? {}).map(
        ([level, { precision, recall, value, withBonus }]) => [
          system.name,
          level,
          ...[precision, recall, value, withBonus.precision, withBonus.recall, withBonus.value].map((part) =>
            percent(part),
          ),
        ],
      ),
    ),
  };
}

function sentenceTable({ name, beta }: EditMetric, systems: readonly SystemScores[]): TableModel {
  return {
    title: `${name}: each sentence by itself`,
    columns: [left('System'), ...['Sentence', 'Annotator', 'Correct', 'Proposed', 'Gold', `F${beta}`].map(right)],
    rows: systems.flatMap((system) =>
      (system.scores[name].sentences ?? []).map(({ annotator, correct, proposed, gold, value }, at) => [
        system.name,
        ...[at + 1, annotator, correct, proposed, gold].map(String),
        percent(value),
      ]),
    ),
  };
}
