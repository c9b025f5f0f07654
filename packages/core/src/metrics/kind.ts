import type { Metric } from './metric.js';

/** What a metric is, for lists and messages, and how to make one. */
export interface MetricKind<Options, M extends Metric = Metric, Resources = unknown> {
  readonly name: string;
  /** What it compares a hypothesis with: gold edits, or reference texts (which gold edits can give too). */
  readonly needs: 'edits' | 'references';
  readonly definition: string;
  readonly citation: string;
  /** Its options on the command line. */
  readonly options: readonly string[];
  /** True when it can show the edits behind its counts. */
  readonly explains: boolean;
  /** True when its usual options need tables that whoever reads files must bring. */
  readonly needsResources?: true;
  readonly create: (options: Options, resources: Resources) => M;
}
