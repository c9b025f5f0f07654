import { StetError, quote } from '../error.js';
import { isExplaining, type EditMetric, type ExplainingMetric } from './edit-based/edit-metric.js';
import type { MetricKind, MetricResources, ResourceName } from './kind.js';
import { metricKinds } from './metric-kinds.js';
import type { Metric } from './metric.js';
import type { MetricOptions } from './options/option.js';
import { programMetric, type MetricProgramSpec } from './program/program-metric.js';

export { metricKinds } from './metric-kinds.js';

/** A metric by name with its options: plain data, so that a worker thread can build the same metric. */
export interface MetricSpec {
  readonly name: string;
  readonly options?: MetricOptions;
  /** Where its resources are, if not in their usual place. */
  readonly resourceFiles?: ResourceFiles;
  /** The program that computes it, where it is none of the registry. */
  readonly program?: MetricProgramSpec;
}

/** Files and folders, by the keys of `MetricKind.files`. */
export type ResourceFiles = Readonly<Record<string, string | undefined>>;

/** Makes a metric of the registry, with the resources that it needs; or that of a program. */
export function createMetric(spec: MetricSpec, resources?: MetricResources): Metric {
  if (spec.program !== undefined) return programMetric(spec.program);
  const kind = kindOf(spec);
  return kind.create(specOptions(spec), resources);
}

/** A metric that can explain its counts; `create` brings the resources that it needs. */
export async function createExplainingMetric(
  spec: MetricSpec,
  create: (spec: MetricSpec) => Promise<Metric> | Metric,
): Promise<ExplainingMetric> {
  const explaining = metricKinds.filter(({ explains }) => explains);
  findKind(explaining, spec.name);
  const metric = await create(spec);
  if (!isExplaining(metric)) throw noSuchMetric(explaining, spec.name);
  return metric;
}

/** A metric whose score is F over counts of edits; `create` brings the resources that it needs. */
export async function createEditMetric(
  spec: MetricSpec,
  create: (spec: MetricSpec) => Promise<Metric> | Metric,
): Promise<EditMetric> {
  findKind(
    metricKinds.filter(({ countsEdits }) => countsEdits),
    spec.name,
  );
  // The kinds that count edits make such metrics: a test goes through them.
  return (await createExplainingMetric(spec, create)) as EditMetric;
}

/** True for a metric whose score is F over counts of edits, one annotator at a time; others cut by all of them. */
export function countsEdits(metric: ExplainingMetric): metric is EditMetric {
  return metricKinds.some((kind) => kind.name === metric.name && kind.countsEdits);
}

/** The resources without which the metric cannot be made. */
export function neededResources(spec: MetricSpec): readonly ResourceName[] {
  if (spec.program !== undefined) return [];
  const kind = kindOf(spec);
  return kind.resources(specOptions(spec));
}

/** What a metric is that a spec names. */
export function kindOf({ name }: MetricSpec): MetricKind {
  return findKind(metricKinds, name);
}

/** The metric as it is made where there are reference texts and no gold: some then extract edits themselves. */
export function withoutGold(spec: MetricSpec): MetricSpec {
  const implied = spec.program === undefined ? kindOf(spec).withoutGold : undefined;
  return implied === undefined ? spec : { ...spec, options: { ...implied, ...spec.options } };
}

/** The options given, and those that follow from the files given: a table is given to be used. */
export function specOptions(spec: MetricSpec): MetricOptions {
  const { options = {}, resourceFiles = {} } = spec;
  const { files } = kindOf(spec);
  const implied = Object.entries(files).flatMap(([key, { implies = {} }]) =>
    resourceFiles[key] === undefined ? [] : Object.entries(implies).filter(([option]) => options[option] === undefined),
  );
  return { ...options, ...Object.fromEntries(implied) };
}

function findKind(kinds: readonly MetricKind[], name: string): MetricKind {
  const kind = kinds.find((candidate) => candidate.name === name);
  if (kind === undefined) throw noSuchMetric(kinds, name);
  return kind;
}

function noSuchMetric(kinds: readonly MetricKind[], name: string): StetError {
  return new StetError({
    code: 'BAD_OPTION',
    expected: `a metric: ${kinds.map((kind) => kind.name).join(', ')}`,
    found: quote(name),
    remedy: 'Choose one of these.',
  });
}

/** A metric as papers write it; its name where it is not one of ours. */
export function metricTitle(name: string): string {
  return metricKinds.find((kind) => kind.name === name)?.title ?? name;
}
