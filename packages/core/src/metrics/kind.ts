import type { ErrantResources } from './errant/resources.js';
import type { GotoResources } from './gotoscorer/difficulty.js';
import type { Metric } from './metric.js';
import type { MeteorResources } from './meteor/resources.js';
import type { MetricOptions, OptionTable } from './options/option.js';

/** Tables and the like that some metrics need, and that whoever reads files must bring. */
export interface MetricResources extends MeteorResources, ErrantResources, GotoResources {}

export type ResourceName = keyof MetricResources;

/** A file that a user may give, to be read as a resource. */
export interface ResourceFile {
  readonly resource: ResourceName;
  readonly kind: 'file' | 'folder';
  /** One line, for help. */
  readonly help: string;
  /** Options that follow from it where they are not given. */
  readonly implies?: MetricOptions;
}

/** What a metric is, for lists, flags, forms and messages, and how to make one. */
export interface MetricKind<Options = MetricOptions, M extends Metric = Metric> {
  readonly name: string;
  /** As papers write it. */
  readonly title: string;
  /** With its usual options; others may make it need something else. */
  readonly needs: Metric['needs'];
  /** Options with which it makes do with reference texts, where there is no gold and they are not given; may be none. */
  readonly withoutGold?: MetricOptions;
  readonly definition: string;
  readonly citation: string;
  /** True when it can show the edits behind its counts. */
  readonly explains: boolean;
  /** True when its score is F over counts of edits, each of which counts the same. */
  readonly countsEdits: boolean;
  /** True when, with its usual options, the score of a system depends on those that are scored with it. */
  readonly dependsOnSystems: boolean;
  readonly options: OptionTable;
  /** By the key under which a user gives them. */
  readonly files: Readonly<Record<string, ResourceFile>>;
  /** The resources without which it cannot be made with these options. */
  resources(options?: Options): readonly ResourceName[];
  create(options?: Options, resources?: MetricResources): M;
}
