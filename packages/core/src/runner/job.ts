import type { Metric } from '../metrics/metric.js';
import type { MetricSpec } from '../metrics/registry.js';
import type { Allocate } from '../metrics/rows/compact-numbers.js';

/** What jobs share within a thread. */
export interface Tools {
  /** A metric that is made once and keeps its caches; `characters` says about how much text it is about to measure. */
  metric(spec: MetricSpec, characters?: number): Promise<Metric>;
  /** Brings the memory of results that are kept, where threads can share it. */
  readonly allocate?: Allocate | undefined;
}

/** A function that any thread can do, known to all of them by its name. */
export interface Job<Task, Result> {
  readonly name: string;
  readonly work: (task: Task, tools: Tools) => Result | Promise<Result>;
}

/** A task, and how much of the whole it is, for progress and for guessing the time left. */
export interface SizedTask<Task> {
  readonly task: Task;
  readonly size: number;
}
