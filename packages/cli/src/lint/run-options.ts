import type { Command } from 'commander';
import type { LinterSpec, UnitKind } from '@stet/checkers';
import { goldTitles } from '@stet/core/internal';
import type { AskingOptions } from '../checkers/run-options.js';
import { choiceOption, collect, parseCount, parsePositive, parseSize } from '../options/command-options.js';
import { destinationOption } from '../options/destination-option.js';
import { skipOption } from '../options/skip-option.js';
import type { OutputOptions } from '../print/output.js';

/** Listed here so that help needs no checker loaded; a test compares them with the checkers' own list. */
export const UNITS: readonly UnitKind[] = ['paragraph', 'sentence', 'line', 'document'];

const MARKUPS = ['auto', 'markdown', 'none'] as const;

export interface LintRunOptions extends OutputOptions, LinterSpec, Omit<AskingOptions, 'cache'> {
  readonly output: string;
  readonly unit: UnitKind;
  readonly register?: string;
  readonly markup: (typeof MARKUPS)[number];
  readonly gold?: string;
  readonly detokenise?: true;
  readonly skipBadEdits?: true;
  readonly inject?: string;
  readonly must?: readonly string[];
  readonly recheck?: string;
  readonly withoutText?: true;
  readonly processes?: number;
  readonly repeat: number;
  readonly cold: number;
  readonly typing: number;
  readonly memory?: true;
}

/** Adds the options for what is checked and where the lints go. */
export function addLintTextOptions(command: Command): Command {
  return command
    .argument('[texts...]', 'files, or folders of .md and .txt files; REGISTER=PATH names the register')
    .addOption(destinationOption('file', 'where to write the lints (JSON Lines), "-" for standard output').default('-'))
    .addOption(choiceOption('--unit <kind>', 'what the checker is asked about at a time', UNITS))
    .option('--register <name>', 'register of all texts (default: the folder that a text is in)')
    .addOption(
      choiceOption('--markup <kind>', 'take texts as Markdown, by their names or always, or as they are', MARKUPS),
    )
    .option('--gold <file>', `the sentences of a gold instead of texts: ${goldTitles}`)
    .option('--detokenise', 'join the CoNLL tokens of the gold into plain text')
    .addOption(skipOption())
    .option('--inject <file>', 'put an error into each text, and write their gold to this M2 file, tokens beside it')
    .option('--must <file>', 'sentences to flag (❌) or to let pass (✅) instead of texts; may be repeated', collect)
    .option('--recheck <file>', 'also ask about each first suggestion, once made, and write that here')
    .option('--without-text', 'leave the texts out of the record');
}

/** Adds the options for how the checker is asked, and what is measured. */
export function addLintAskingOptions(command: Command): Command {
  return command
    .option('--processes <count>', 'start the checker so many times, to use several cores', parseSize)
    .option('--concurrency <count>', 'questions at the same time to a server (default: 4)', parseSize)
    .option('--rate <number>', 'at most this many questions per second', parsePositive)
    .option('--timeout <seconds>', 'for one text', parsePositive, 60)
    .option('--retries <count>', 'how often to ask again when a server fails', parseCount, 4)
    .option('--seed <number>', 'of injected errors, of words that change, and of waits between retries', parseCount, 1)
    .option('--repeat <count>', 'run so many times, to see what is unstable: FILE, FILE.2 …', parseSize, 1)
    .option('--cold <count>', 'also start the checker anew so often, and measure up to its first answer', parseCount, 0)
    .option('--typing <count>', 'also change a word in so many texts, and measure the next answer', parseCount, 0)
    .option('--memory', 'also measure the most memory that the checker takes, in a process of its own');
}
