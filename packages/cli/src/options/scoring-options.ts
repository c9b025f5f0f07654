import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  goldTitles,
  MAXIMISE,
  METEOR_MODES,
  METEOR_MODULES,
  METEOR_TASKS,
  metricKinds,
  type MeteorMode,
  type MeteorModule,
  type MeteorTask,
  type MetricOptions,
  type MetricSpec,
} from '@stet/core/internal';
import { collect, parseCount, parseNumber, parseShare } from './parse-argument.js';

/** What the options of a scoring command say about the input. */
export interface InputOptions {
  readonly gold?: string;
  readonly source?: string;
  readonly reference?: readonly string[];
  readonly annotator?: number;
  readonly strictOriginal?: true;
}

export interface ScoringOptions extends InputOptions, Omit<MetricOptions, 'annotator' | 'strictOriginal'> {
  readonly metric: readonly string[];
  readonly meteorModules?: readonly MeteorModule[];
  readonly meteorTask?: MeteorTask;
  readonly meteorMode?: MeteorMode;
  readonly wordnet?: string;
  readonly paraphrases?: string;
}

const metricNames = metricKinds.map(({ name }) => name);

/** The options that say what is scored and how, for every command that scores. */
export function addScoringOptions(command: Command): Command {
  return command
    .option('--gold <file>', `gold edits: ${goldTitles}; "-" for standard input`)
    .option('--source <file>', 'source sentences, a sentence a line, where there is no gold')
    .option('--reference <file>', 'corrected text, a sentence a line; may be given several times', collect)
    .option('--metric <names>', `metrics, separated by commas: ${metricNames.join(', ')}, or all`, parseMetrics, ['m2'])
    .option('--beta <number>', 'weight of recall against precision in F (default: that of each metric)', parseNumber)
    .option('--max-unchanged <words>', 'm2: unchanged words that an edit may hold', parseCount, 2)
    .option('--annotator <id>', 'm2, hoo: score against this annotator alone', parseCount)
    .option('--ignore-whitespace-casing', 'm2, hoo: do not count edits that change only blanks and capitals')
    .option('--nomix', "i-measure: keep each annotator's corrections together")
    .addOption(
      new Option('--maximise <score>', 'i-measure: what the chosen reference maximises')
        .choices(MAXIMISE)
        .default('cwacc'),
    )
    .addOption(
      choice('--optimise <scope>', 'i-measure: for each sentence alone, or for the running totals', [
        'sentence',
        'corpus',
      ]),
    )
    .option('--weight <number>', 'i-measure: w of weighted accuracy (default: 2)', parseNumber)
    .option('--max-references <count>', 'i-measure: most references to list (default: 4096)', parseCount)
    .addOption(choice('--draws <kind>', 'gleu: how references are drawn', ['python2', 'python3', 'expected']))
    .option('--iterations <count>', 'gleu: how often references are drawn (default: 500)', parseCount)
    .addOption(choice('--penalty <kind>', 'gleu: the penalty of the program or of the papers', ['program', 'paper']))
    .option('--lowercase', 'bleu: compare lower-case text')
    .addOption(choice('--smoothing <kind>', 'bleu: of orders of which nothing matches', ['none', 'exp']))
    .addOption(choice('--unit <kind>', 'green: what n-grams are made of', ['word', 'character']))
    .option(
      '--meteor-modules <names>',
      'meteor: how words may match, separated by commas (default: exact,stem,synonym)',
      parseModules,
    )
    .addOption(choice('--meteor-task <name>', 'meteor: what its parameters were tuned for', METEOR_TASKS))
    .addOption(choice('--meteor-mode <mode>', 'meteor: how text is prepared', METEOR_MODES))
    .option('--wordnet <folder>', 'meteor: WordNet files to use instead of the bundled ones')
    .option('--paraphrases <file>', 'meteor: a paraphrase table, for the module paraphrase')
    .option('--strict-original', 'repeat the original programs also where they are wrong');
}

/** An option with a few values, of which the first is the default. */
function choice(flags: string, description: string, values: readonly string[]): Option {
  return new Option(flags, description).choices(values).default(values[0]);
}

export function metricSpecs(options: ScoringOptions): MetricSpec[] {
  const { beta, maxUnchanged, annotator, ignoreWhitespaceCasing, levels, strictOriginal } = options;
  const { nomix, maximise, optimise, weight, maxReferences } = options;
  const { draws, iterations, penalty, lowercase, smoothing, unit } = options;
  const all = {
    ...{ beta, maxUnchanged, annotator, ignoreWhitespaceCasing, levels, strictOriginal },
    ...{ nomix, maximise, optimise, weight, maxReferences },
    ...{ draws, iterations, penalty, lowercase, smoothing, unit },
    ...{ modules: meteorModules(options), task: options.meteorTask, mode: options.meteorMode },
  };
  const resourceFiles = { wordnet: options.wordnet, paraphrases: options.paraphrases };
  return options.metric.map((name) => ({ name, options: all, resourceFiles }));
}

/** A paraphrase table is given to be used, whether or not the module is named. */
function meteorModules({ meteorModules: named, paraphrases }: ScoringOptions): readonly MeteorModule[] | undefined {
  return named ?? (paraphrases === undefined ? undefined : METEOR_MODULES);
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
    .addOption(new Option('--seed <number>', 'of the resamples').argParser(parseCount).default(1));
}

function parseModules(text: string): MeteorModule[] {
  return text.split(',').map((name) => {
    const module = METEOR_MODULES.find((known) => known === name);
    if (module === undefined) throw new InvalidArgumentError(`The modules are ${METEOR_MODULES.join(', ')}`);
    return module;
  });
}

export function parseMetrics(text: string): string[] {
  const names = text === 'all' ? metricNames : [...new Set(text.split(','))];
  for (const name of names) {
    if (!metricNames.includes(name)) throw new InvalidArgumentError(`There is no metric ${JSON.stringify(name)}`);
  }
  return names;
}
