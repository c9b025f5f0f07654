import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  fitsOption,
  kindOf,
  optionRange,
  ownOptions,
  sharedFiles,
  sharedOptions,
  type MetricKind,
  type MetricOption,
  type MetricSpec,
  type SharedOption,
} from '@stet/core/internal';
import { addFlagsWithChoices } from './flags-with-choices.js';

/** True for options that change a number; the others only add to what is shown. */
export const changesNumber = ({ option }: SharedOption): boolean => option.matters !== false;

/** Adds the options of metrics, each once, as the metrics describe them. */
export function addMetricOptions(
  command: Command,
  kinds: readonly MetricKind[],
  isOffered: (option: SharedOption) => boolean,
): Command {
  const offered = sharedOptions(kinds).filter(isOffered);
  for (const shared of offered) command.addOption(commandOption(shared));
  addFlagsWithChoices(command, offered);
  return addMetricFiles(command, kinds);
}

/** Adds the files that metrics can be given. */
export function addMetricFiles(command: Command, kinds: readonly MetricKind[]): Command {
  for (const { key, kind, help, metrics } of sharedFiles(kinds)) {
    command.option(`--${key} <${kind}>`, `${metrics.join(', ')}: ${help}`);
  }
  return command;
}

/** A metric with its options and files among all that were given. */
export function metricSpec(name: string, given: object): MetricSpec {
  return withFiles({ name, options: ownOptions(kindOf({ name }), { ...given }) }, given);
}

/** A metric with its files among all that was given. */
export function withFiles(spec: MetricSpec, given: object): MetricSpec {
  const all: Readonly<Record<string, unknown>> = { ...given };
  const files = Object.keys(kindOf(spec).files).flatMap((key) => {
    const file = all[key];
    return typeof file === 'string' ? [[key, file] as const] : [];
  });
  return files.length === 0 ? spec : { ...spec, resourceFiles: Object.fromEntries(files) };
}

/** Metrics have defaults themselves, so that what was not given stays absent. */
function commandOption({ flag, option, metrics, usual }: SharedOption): Option {
  const description = `${metrics.join(', ')}: ${option.help}`;
  if (option.kind === 'flag') return new Option(`--${flag}`, description);
  const values = 'choices' in option ? `${option.choices.join(', ')}${alsoAfter(option)}; ` : '';
  return new Option(`--${flag} <${ARGUMENTS[option.kind]}>`, `${description} (${values}default: ${usual})`).argParser(
    (text: string) => {
      const value = readArgument(option, text);
      if (fitsOption(option, value)) return value;
      throw new InvalidArgumentError(`It must be ${optionRange(option)}`);
    },
  );
}

const alsoAfter = (option: MetricOption): string => ('givenWith' in option ? `, also after --${option.givenWith}` : '');

const ARGUMENTS: Readonly<Record<MetricOption['kind'], string>> = {
  number: 'number',
  count: 'number',
  flag: '',
  choice: 'name',
  choices: 'names',
  words: 'words',
};

function readArgument({ kind }: MetricOption, text: string): string | number | string[] {
  if (kind === 'choices' || kind === 'words') return text.split(',');
  if (kind === 'choice' || text.trim() === '') return text;
  return Number(text);
}
