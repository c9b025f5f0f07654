import { StetError, quote } from '../error.js';
import { bleuKind, type BleuOptions } from './bleu/index.js';
import type { EditMetric } from './edit-based/edit-metric.js';
import { gleuKind, type GleuOptions } from './gleu/index.js';
import { greenKind, type GreenOptions } from './green/index.js';
import { hooKind } from './hoo/index.js';
import { iMeasureKind, type IMeasureOptions } from './i-measure/index.js';
import type { MetricKind } from './kind.js';
import { m2Kind, type M2Options } from './m2/index.js';
import { meteorKind } from './meteor/index.js';
import type { MeteorOptions } from './meteor/options.js';
import type { MeteorResources } from './meteor/resources.js';
import type { Metric } from './metric.js';

/** The options of all metrics; each takes those that it knows. */
export type MetricOptions = M2Options & IMeasureOptions & GleuOptions & BleuOptions & GreenOptions & MeteorOptions;

/** Tables and the like that some metrics need, and that whoever reads files must bring. */
export type MetricResources = MeteorResources;

/** A metric by name with its options: plain data, so that a worker thread can build the same metric. */
export interface MetricSpec {
  readonly name: string;
  readonly options?: MetricOptions;
  /** Where its resources are, if not in their usual place. */
  readonly resourceFiles?: ResourceFiles;
}

export interface ResourceFiles {
  /** A folder with WordNet's files. */
  readonly wordnet?: string | undefined;
  /** A METEOR paraphrase table. */
  readonly paraphrases?: string | undefined;
}

const editKinds: readonly MetricKind<MetricOptions, EditMetric, MetricResources>[] = [m2Kind, hooKind];

/** Every metric, in the order in which lists show them. */
export const metricKinds: readonly MetricKind<MetricOptions, Metric, MetricResources>[] = [
  ...editKinds,
  iMeasureKind,
  gleuKind,
  bleuKind,
  meteorKind,
  greenKind,
];

export function createMetric({ name, options = {} }: MetricSpec, resources: MetricResources = {}): Metric {
  return find(metricKinds, name).create(options, resources);
}

/** A metric that compares edits, and so can explain its counts. */
export function createEditMetric({ name, options = {} }: MetricSpec): EditMetric {
  return find(editKinds, name).create(options, {});
}

/** What a metric is that a spec names. */
export function kindOf({ name }: MetricSpec): (typeof metricKinds)[number] {
  return find(metricKinds, name);
}

function find<T extends { readonly name: string }>(kinds: readonly T[], name: string): T {
  const kind = kinds.find((one) => one.name === name);
  if (kind !== undefined) return kind;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `a metric: ${kinds.map((one) => one.name).join(', ')}`,
    found: quote(name),
    remedy: 'Choose one of these.',
  });
}
