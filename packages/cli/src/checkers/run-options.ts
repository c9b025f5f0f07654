import { Option, type Command } from 'commander';
import type { CheckerOptions } from '@stet/checkers';
import { OFFSET_UNITS, badOption, goldTitles } from '@stet/core/internal';
import { skipOption } from '../options/skip-option.js';
import { parseMetrics } from '../options/scoring-options.js';
import { choiceOption, firstByDefault, parseCount, parsePositive, parseSize } from '../options/command-options.js';
import type { OutputOptions } from '../print/output.js';

const SUSPICIOUS_POLICIES = ['stop', 'source', 'keep'] as const;
/** Listed here so that help needs no checker loaded; a test compares them with the checkers' own lists. */
export const DIALECTS: readonly CheckerOptions['dialect'][] = [
  'american',
  'british',
  'australian',
  'canadian',
  'indian',
];
export const REPLACEMENTS: readonly CheckerOptions['replacement'][] = ['first', 'only'];

export interface RunOptions extends OutputOptions, CheckerOptions, AskingOptions {
  readonly source?: string;
  readonly output?: string;
  readonly gold?: string;
  readonly skipBadEdits?: true;
  readonly metric: readonly string[];
  readonly detokenise?: true;
  readonly strip?: true;
  readonly onSuspicious: (typeof SUSPICIOUS_POLICIES)[number];
}

/** How a checker is asked: how fast, how often, and where its answers are kept. */
export interface AskingOptions {
  readonly cache?: string;
  readonly concurrency?: number;
  readonly rate?: number;
  readonly timeout: number;
  readonly retries: number;
  readonly seed: number;
}

/** Adds the options for what is read and written, and for what happens to answers. */
export function addTextOptions(command: Command): Command {
  return command
    .option('--source <file>', 'sentences to correct, one a line, "-" for standard input (default: those of the gold)')
    .option('--output <file>', 'where to write the corrected sentences; it appears only when all are there')
    .option('--gold <file>', `also score against these gold edits: ${goldTitles}`)
    .addOption(skipOption())
    .option('--metric <names>', 'metrics of the score, separated by commas, or all', parseMetrics, ['m2'])
    .option('--detokenise', 'join CoNLL tokens into plain text before asking, and split them again after')
    .option('--strip', 'take off a code fence or quotes around a whole answer')
    .addOption(
      choiceOption(
        '--on-suspicious <policy>',
        'when an answer may not be a correction: stop, write the source, or keep it',
        SUSPICIOUS_POLICIES,
      ),
    );
}

/** An option that only some checkers know; its help begins with their names. */
class CheckerOption extends Option {
  constructor(
    readonly checkers: readonly ('command' | 'languagetool' | 'harper' | 'openai')[],
    flags: string,
    help: string,
  ) {
    super(flags, `${checkers.join(', ')}: ${help}`);
  }
}

const commandOption = (flags: string, help: string): Option => new CheckerOption(['command'], flags, help);
const languageToolOption = (flags: string, help: string): Option => new CheckerOption(['languagetool'], flags, help);
const harperOption = (flags: string, help: string): Option => new CheckerOption(['harper'], flags, help);
const ruleOption = (flags: string, help: string): Option => new CheckerOption(['languagetool', 'harper'], flags, help);
const openAiOption = (flags: string, help: string): Option => new CheckerOption(['openai'], flags, help);

export function addCheckerOptions(command: Command): Command {
  return command
    .option('--command <line>', 'a command that reads sentences, one per line, and writes one line for each')
    .addOption(commandOption('--batch <count>', 'sentences that one run of it gets').argParser(parseSize).default(100))
    .addOption(commandOption('--per-line', 'start it once, and wait for each line before the next is sent'))
    .option('--languagetool <url>', 'a LanguageTool server')
    .addOption(languageToolOption('--language <code>', 'language of the sentences').default('en-US'))
    .addOption(firstByDefault(languageToolOption('--offsets <unit>', 'what its offsets count'), OFFSET_UNITS))
    .option('--harper', 'Harper, for English, in this process')
    .addOption(firstByDefault(harperOption('--dialect <name>', 'which English'), DIALECTS))
    .addOption(ruleOption('--enable-rules <names>', 'rules to use besides the default ones').argParser(parseNames))
    .addOption(ruleOption('--disable-rules <names>', 'rules to leave out').argParser(parseNames))
    .addOption(ruleOption('--enable-categories <names>', 'categories to use').argParser(parseNames))
    .addOption(ruleOption('--disable-categories <names>', 'categories to leave out').argParser(parseNames))
    .addOption(ruleOption('--only-enabled', 'use only the rules that are named'))
    .addOption(
      firstByDefault(
        ruleOption('--replacement <choice>', 'apply the first suggestion, or one only if it has no alternative'),
        REPLACEMENTS,
      ),
    )
    .option('--openai <url>', 'an OpenAI-compatible server of chat completions')
    .addOption(openAiOption('--model <name>', 'the model'))
    .addOption(
      openAiOption('--prompt <file>', 'the question, with {sentence} in it (default: one that comes with Stet)'),
    )
    .addOption(openAiOption('--key-env <name>', 'the environment variable that holds the key'));
}

export function addAskingOptions(command: Command): Command {
  return command
    .option('--cache <folder>', 'keep every answer there, and ask nothing twice, not even in later runs')
    .option('--concurrency <count>', 'questions at the same time (default: 4 for servers, 1 for others)', parseSize)
    .option('--rate <number>', 'at most this many questions per second', parsePositive)
    .option('--timeout <seconds>', 'for one question', parsePositive, 60)
    .option('--retries <count>', 'how often to ask again when a server fails', parseCount, 4)
    .option('--seed <number>', 'of the waits between retries, and for a model', parseCount, 1);
}

export function parseNames(text: string): string[] {
  return text.split(',').filter((name) => name !== '');
}

/** Refuses an option that the chosen checker would ignore. */
export function refuseOtherCheckersOptions(command: Command): void {
  const isGiven = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
  for (const option of command.options) {
    if (!(option instanceof CheckerOption) || !isGiven(option.attributeName())) continue;
    const { checkers, long: flag = '' } = option;
    if (checkers.some(isGiven)) continue;
    throw badOption(`${flag} with --${checkers.join(' or --')}`, `${flag} with another checker`, 'Leave it out.');
  }
}
