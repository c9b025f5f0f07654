import type { Metric } from '../metrics/metric.js';
import type { MetricProgramSpec } from '../metrics/program/program-metric.js';
import type { MetricProgram } from '../metrics/program/question.js';
import type { MetricSpec } from '../metrics/registry.js';
import type { Allocate } from '../allocate.js';
import type { Analyser } from '../text/analysis/analyser.js';
import type { AnalysisSource } from '../text/analysis/analysis-source.js';

/** What jobs share within a thread. */
export interface Tools {
  /** The metric of a spec, made once with its caches; `characters` is about how much text it is going to measure. */
  metric(spec: MetricSpec, characters?: number): Promise<Metric>;
  /** The analyser of a source; absent where there is none. */
  readonly analyser?: ((source: AnalysisSource) => Promise<Analyser>) | undefined;
  /** The program of a metric, ready to be asked; absent where none can be run. */
  readonly program?: ((spec: MetricProgramSpec) => Promise<MetricProgram>) | undefined;
  /** Allocates memory that threads share, for results that are kept. */
  readonly allocate?: Allocate | undefined;
}

/** A function that any thread can run; threads refer to it by its name. */
export interface Job<Task, Result> {
  readonly name: string;
  readonly work: (task: Task, tools: Tools) => Result | Promise<Result>;
}

/** A task and how much work it is, to show progress and estimate the time left. */
export interface SizedTask<Task> {
  readonly task: Task;
  readonly size: number;
  /** Tasks of a kind run the same code, and a thread that keeps to a kind need not compile that of others. */
  readonly kind?: string | undefined;
}
