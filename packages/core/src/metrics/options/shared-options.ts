import type { MetricKind, ResourceFile } from '../kind.js';
import type { MetricOption, MetricOptions, OptionValue } from './option.js';
import { checkOption } from './resolve-options.js';

/** An option under the one name that it has for all metrics that know it. */
export interface SharedOption {
  /** `max-unchanged`, as the command line and the page write it. */
  readonly flag: string;
  /** `maxUnchanged`, as a record of the options of all metrics holds it. */
  readonly key: string;
  /** As the first of the metrics describes it. */
  readonly option: MetricOption;
  /** The metrics that know it. */
  readonly metrics: readonly string[];
  /** The default in words. */
  readonly usual: string;
}

/** The options of these metrics that people can set, each once. */
export function sharedOptions(kinds: readonly MetricKind[]): SharedOption[] {
  const named = kinds.flatMap(({ name, options }) =>
    Object.entries(options).flatMap(([key, option]) => {
      const flag = optionFlag(key, option);
      return flag === null ? [] : [{ flag, option, metric: name }];
    }),
  );
  const flags = [...new Set(named.map(({ flag }) => flag))];
  return flags.map((flag) => {
    const sharing = named.filter((candidate) => candidate.flag === flag);
    const defaults = new Set(sharing.map(({ option }) => optionDefault(option)));
    return {
      flag,
      key: camelCase(flag),
      option: sharing[0].option,
      metrics: sharing.map(({ metric }) => metric),
      usual: defaults.size === 1 ? [...defaults].join('') : 'that of each metric',
    };
  });
}

/** A file that one or more metrics can be given under the same key. */
export interface SharedFile extends ResourceFile {
  readonly key: string;
  readonly metrics: readonly string[];
}

/** The files that these metrics can be given, each once. */
export function sharedFiles(kinds: readonly MetricKind[]): SharedFile[] {
  const files = new Map(kinds.flatMap((kind) => Object.entries(kind.files)));
  return Array.from(files, ([key, file]) => ({
    ...file,
    key,
    metrics: kinds.filter((kind) => key in kind.files).map(({ name }) => name),
  }));
}

/** What a metric takes of a record of the options of all metrics. */
export function ownOptions({ name, options }: MetricKind, shared: Readonly<Record<string, unknown>>): MetricOptions {
  const given = Object.entries(options).flatMap(([key, option]): [string, OptionValue][] => {
    const flag = optionFlag(key, option);
    const value = flag === null ? undefined : shared[camelCase(flag)];
    return value === undefined ? [] : [[key, checkOption(name, key, option, value)]];
  });
  return Object.fromEntries(given);
}

/** The name of an option on the command line, without its dashes; null where only programs set it. */
export function optionFlag(key: string, { flag }: Pick<MetricOption, 'flag'> = {}): string | null {
  return flag === undefined ? kebabCase(key) : flag;
}

/** The default of an option in words. */
export function optionDefault(option: MetricOption): string {
  switch (option.kind) {
    case 'flag':
      return option.default ? 'yes' : 'no';
    case 'choices':
      return option.default.join(',');
    case 'words':
      return option.default.length === 0 ? 'none' : option.default.join(',');
    case 'choice':
      return option.default;
    case 'number':
    case 'count':
      return option.default === undefined ? (option.absent ?? '') : String(option.default);
  }
}

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const camelCase = (name: string): string => name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
