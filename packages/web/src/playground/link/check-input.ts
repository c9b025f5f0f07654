import { quote, type OptionValue } from '@stet/core/internal';
import type { NamedText, PlaygroundInput, PlaygroundOptions, Resampling } from '../playground-input.js';
import { PAGE_METRICS } from '../playground-metrics.js';
import { isOption } from '../playground-options.js';
import { badLink } from './bad-link.js';
import { LINK_VERSION } from './write-link.js';

type Fields = Readonly<Record<string, unknown>>;

/** What a link holds, checked in every part; whoever made it, the page works with it. */
export function checkInput(value: unknown): PlaygroundInput {
  const { version, basis, gold, source, references, systems, metrics, options, resampling } = fields(value, 'the link');
  if (version !== LINK_VERSION) throw badLink(`a link of version ${LINK_VERSION}`, `version ${shown(version)}`);
  if (basis !== 'gold' && basis !== 'references') throw badLink('basis: gold or references', shown(basis));
  return {
    basis,
    gold: namedText(gold, 'gold'),
    source: namedText(source, 'source'),
    references: list(references, 'references').map((text) => namedText(text, 'a reference')),
    systems: list(systems, 'systems').map((text) => namedText(text, 'a system')),
    metrics: list(metrics, 'metrics').map(metricName),
    options: checkOptions(options),
    resampling: resampling === undefined ? undefined : checkResampling(resampling),
  };
}

function namedText(value: unknown, what: string): NamedText {
  const { name, text } = fields(value, what);
  if (typeof name === 'string' && typeof text === 'string') return { name, text };
  throw badLink(`${what} with a name and a text`, shown(value));
}

function metricName(value: unknown): string {
  const kind = PAGE_METRICS.find(({ name }) => name === value);
  if (kind !== undefined) return kind.name;
  throw badLink(`a metric of this page: ${PAGE_METRICS.map(({ name }) => name).join(', ')}`, shown(value));
}

function checkOptions(value: unknown): PlaygroundOptions {
  const checked = Object.entries(fields(value, 'options')).map(([key, setting]): [string, OptionValue] => {
    if (isOption(key, setting)) return [key, setting];
    throw badLink('options that the page knows', `${quote(key)}: ${shown(setting)}`);
  });
  return Object.fromEntries(checked);
}

/** The most resamples that the page draws. */
export const MOST_RESAMPLES = 100_000;

const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function checkResampling(value: unknown): Resampling {
  const { resamples, seed, baseline } = fields(value, 'resampling');
  if (
    !isCount(resamples, 1, MOST_RESAMPLES) ||
    !isCount(seed, 0, 999_999_999) ||
    (baseline !== undefined && typeof baseline !== 'string')
  ) {
    throw badLink('resampling with a number of resamples and a seed', shown(value));
  }
  return baseline === undefined ? { resamples, seed } : { resamples, seed, baseline };
}

function fields(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw badLink(`${what} to be an object`, shown(value));
}

function list(value: unknown, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw badLink(`${what} to be a list`, shown(value));
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : quote(JSON.stringify(value));
}
