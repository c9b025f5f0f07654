/** What a worker thread loads: the jobs and what they need, a third of `internal`, so that a thread starts sooner. */
export * from './error.js';
export * from './jobs.js';
export type { Metric } from './metrics/metric.js';
export type { MetricResources, ResourceName } from './metrics/kind.js';
export * from './metrics/load-metric.js';
export * from './metrics/meteor/open-synonyms.js';
export * from './metrics/meteor/paraphrase-table.js';
export type { SynonymTable } from './metrics/meteor/resources.js';
export * from './metrics/meteor/word-lines.js';
export * from './metrics/program/answer.js';
export * from './metrics/program/declaration.js';
export type { MetricProgramSpec, ProgramLimits } from './metrics/program/program-metric.js';
export type { MetricProgram, MetricQuestion } from './metrics/program/question.js';
export * from './metrics/registry.js';
export * from './runner/tools.js';
export * from './text/bad-bytes.js';
