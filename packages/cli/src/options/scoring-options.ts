import type { Command } from 'commander';
import {
  goldTitles,
  metricKinds,
  referenceSets,
  sharedOptions,
  type MetricSpec,
  type ReferenceSet,
} from '@stet/core/internal';
import { skipOption } from './skip-option.js';
import { addMetricOptions, changesNumber, metricSpec } from './metric-options.js';
import type { ProgramFlags } from './program-options.js';
import { collect, optionalChoice, parseChoices, parseCount, parseShare } from './command-options.js';
import { say } from '../print/terminal.js';

/** What the options of a scoring command say about the input. */
export interface InputOptions {
  readonly gold?: string;
  readonly source?: string;
  readonly reference?: readonly string[];
  readonly references?: ReferenceSet;
  readonly annotator?: number;
  readonly strictOriginal?: true;
  readonly skipBadEdits?: true;
}

/** Beside these, the options of the metrics. */
export interface ScoringOptions extends InputOptions {
  readonly metric: readonly string[];
}

const metricNames = metricKinds.map(({ name }) => name);

/** The options that say what is scored and how, for every command that scores. */
export function addScoringOptions(command: Command, isOffered = changesNumber): Command {
  addInputOptions(command).option(
    '--metric <names>',
    `metrics, ${METRIC_NAMES}`,
    parseMetrics,
    metricNames.slice(0, 1),
  );
  return addMetricOptions(command, metricKinds, isOffered);
}

/** The same for a command that scores only if it is asked to; where a flag has another meaning, that stays. */
export function addOptionalScoring(command: Command, help: string): Command {
  addInputOptions(command).option('--metric <names>', `${help}, ${METRIC_NAMES}`, parseMetrics);
  const taken = command.options.map(({ long }) => long);
  return addMetricOptions(
    command,
    metricKinds,
    (shared) => changesNumber(shared) && !taken.includes(`--${shared.flag}`),
  );
}

const METRIC_NAMES = `separated by commas: ${metricNames.join(', ')}, or all`;

function addInputOptions(command: Command): Command {
  return command
    .option('--gold <file>', `gold edits: ${goldTitles}; "-" for standard input`)
    .addOption(skipOption())
    .option('--source <file>', 'source sentences, one per line, where there is no gold')
    .option('--reference <file>', 'corrected text, one sentence per line; may be given several times', collect)
    .addOption(
      optionalChoice(
        '--references <set>',
        'how references are made from the gold: passages of unclear meaning stay (cn, the default) or are edited as well (applied), and where a sentence lists no edits of an annotator, the first one listed counts or, like gec-metrics, the source',
        referenceSets,
      ),
    );
}

export function metricSpecs(options: ScoringOptions): MetricSpec[] {
  sayIdleOptions(options);
  return options.metric.map((name) => metricSpec(name, options));
}

/** The metrics that were named; the usual one where none was, and no program computes another. */
export function chosenSpecs(options: ScoringOptions & ProgramFlags, command: Command): MetricSpec[] {
  const isNamed = command.getOptionValueSource('metric') !== 'default';
  return isNamed || options.metricCommand === undefined ? metricSpecs(options) : [];
}

/** Options of metrics that also say how the files are read. */
const READING_OPTIONS: readonly string[] = ['annotator', 'strictOriginal'] satisfies (keyof InputOptions)[];

/** Says which options were given that neither the metrics nor reading knows. */
function sayIdleOptions(options: ScoringOptions): void {
  for (const { key, flag, metrics } of sharedOptions(metricKinds)) {
    if (!(key in options) || READING_OPTIONS.includes(key)) continue;
    if (metrics.some((name) => options.metric.includes(name))) continue;
    say(`--${flag} changes nothing here: it is an option of ${metrics.join(', ')}.`);
  }
}

export interface SignificanceFlags {
  readonly significance?: true;
  readonly baseline?: string;
  readonly resamples?: number;
  readonly confidence: number;
  readonly seed: number;
}

export function addSignificanceOptions(command: Command): Command {
  return command
    .option('--significance', 'give confidence intervals, and test each system against the baseline and the next one')
    .option('--baseline <name>', 'the system to test against (default: the first named); turns on --significance')
    .option('--resamples <count>', 'resamples of the sentences (default: 1000); turns on --significance', parseCount)
    .option('--confidence <share>', 'of the intervals', parseShare, 0.95)
    .option('--seed <number>', 'of the resamples', parseCount, 1);
}

export function parseMetrics(text: string): string[] {
  if (text === 'all') return metricNames;
  return parseChoices(
    text,
    metricNames,
    (name) => `There is no metric ${JSON.stringify(name)}; the metrics are ${metricNames.join(', ')}`,
  );
}
