import type { Command } from 'commander';
import type { LinterSpec } from '@stet/checkers';
import { OFFSET_UNITS, badOption, lintFormNames } from '@stet/core/internal';
import { DIALECTS, parseNames } from '../checkers/run-options.js';
import { choiceOption, optionalChoice } from '../options/command-options.js';
import { flagOf } from '../options/flag-of.js';

/** Listed here so that help needs no checker loaded; a test compares them with the checkers' own list. */
export const CHECKERS = [
  'harper',
  'retext',
  'write-good',
  'textlint',
  'nspell',
  'hunspell',
  'aspell',
  'languagetool',
  'lsp',
  'command',
  'module',
];

/** Adds the choice of a checker and the settings of all of them. */
export function addLinterOptions(command: Command): Command {
  return command
    .addOption(optionalChoice('--checker <name>', 'which checker to ask', CHECKERS).makeOptionMandatory())
    .addOption(choiceOption('--dialect <name>', 'harper: which English', DIALECTS))
    .option('--dedup', 'harper: leave out lints that overlap others, as users see them')
    .option('--plugins <names>', 'retext: packages of plugins; textlint: rules', parseNames)
    .option('--eprime', 'write-good: complain about forms of "to be" too')
    .option('--dictionary <name>', 'nspell: a package (dictionary-en); hunspell, aspell: a dictionary (en_US)')
    .option('--url <address>', 'languagetool: where the server is')
    .option('--language <code>', 'languagetool: language of the texts', 'en-US')
    .addOption(choiceOption('--offsets <unit>', 'languagetool: what its offsets count', OFFSET_UNITS))
    .option('--command <line>', 'lsp: starts the server; command: checks the file {file}, or its standard input')
    .addOption(optionalChoice('--answer <form>', 'command: the form of its report', lintFormNames))
    .option('--module <file>', 'module: a unified processor, or a function from a text to lints')
    .option('--enable-rules <names>', 'harper, languagetool: rules to use besides the default ones', parseNames)
    .option('--disable-rules <names>', 'harper, languagetool: rules to leave out', parseNames)
    .option('--enable-categories <names>', 'harper, languagetool: categories to use', parseNames)
    .option('--disable-categories <names>', 'harper, languagetool: categories to leave out', parseNames)
    .option('--only-enabled', 'harper, languagetool: use only the rules that are named');
}

const SETTINGS: Readonly<Record<Exclude<keyof LinterSpec, 'checker'>, true>> = {
  dialect: true,
  dedup: true,
  plugins: true,
  eprime: true,
  dictionary: true,
  url: true,
  language: true,
  offsets: true,
  command: true,
  answer: true,
  module: true,
  enableRules: true,
  disableRules: true,
  enableCategories: true,
  disableCategories: true,
  onlyEnabled: true,
};

/** The checker that the options name, with its settings. One that it would ignore is refused. */
export async function linterSpecOf(options: LinterSpec, command: Command): Promise<LinterSpec> {
  const { findLinter } = await import('@stet/checkers');
  const { settings } = findLinter(options.checker);
  const keys = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  const given = keys.filter((key) => command.getOptionValueSource(key) === 'cli');
  const ignored = given.find((key) => !settings.includes(key));
  if (ignored !== undefined) {
    const flag = flagOf(ignored);
    throw badOption(`options of ${options.checker}`, `${flag}, which it does not have`, `Leave out ${flag}.`);
  }
  const chosen = keys.map((key): [string, unknown] => [key, options[key]]).filter(([, value]) => value !== undefined);
  // All that a spec must have, an option has by default.
  return { ...(Object.fromEntries(chosen) as unknown as LinterSpec), checker: options.checker };
}
