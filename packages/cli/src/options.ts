import { InvalidArgumentError, type Command } from 'commander';
import { metricNames, type MetricOptions, type MetricSpec } from '@stet/core';

export interface ScoringOptions {
  readonly gold: string;
  readonly metric: readonly string[];
  readonly beta?: number;
  readonly maxUnchanged: number;
  readonly annotator?: number;
  readonly ignoreWhitespaceCasing?: true;
  readonly strictOriginal?: true;
}

/** The options that say what is scored and how, for every command that scores. */
export function addScoringOptions(command: Command): Command {
  return command
    .requiredOption('--gold <file>', 'gold edits in M2 format, "-" for standard input')
    .option('--metric <names>', `metrics, separated by commas: ${metricNames.join(', ')}, or all`, parseMetrics, ['m2'])
    .option('--beta <number>', 'weight of recall against precision in F (default: 0.5 for m2, 1 for hoo)', parseBeta)
    .option('--max-unchanged <words>', 'unchanged words that an m2 edit may hold', parseCount, 2)
    .option('--annotator <id>', 'score against this annotator alone', parseCount)
    .option('--ignore-whitespace-casing', 'do not count edits that change only blanks and capitals')
    .option('--strict-original', 'repeat the official M2 scorer also where it is wrong');
}

export function metricSpecs(options: ScoringOptions, extra: MetricOptions = {}): MetricSpec[] {
  const { beta, maxUnchanged, annotator, ignoreWhitespaceCasing, strictOriginal } = options;
  return options.metric.map((name) => ({
    name,
    options: { beta, maxUnchanged, annotator, ignoreWhitespaceCasing, strictOriginal, ...extra },
  }));
}

function parseMetrics(text: string): string[] {
  const names = text === 'all' ? [...metricNames] : [...new Set(text.split(','))];
  for (const name of names) {
    if (!metricNames.includes(name)) throw new InvalidArgumentError(`There is no metric ${JSON.stringify(name)}`);
  }
  return names;
}

function parseBeta(text: string): number {
  const beta = Number(text);
  if (text.trim() === '' || !Number.isFinite(beta) || beta < 0)
    throw new InvalidArgumentError('It must be a number, 0 or more');
  return beta;
}

export function parseCount(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new InvalidArgumentError('It must be a whole number, 0 or more');
  return Number(text);
}
