import {
  batchStats,
  bestFirst,
  createEditMetric,
  createMetric,
  exploreSentences,
  inexactWarnings,
  metricKinds,
  scoreDocument,
  scoreTables,
  scoredSystems,
  type Metric,
  type ReportedScore,
} from '@stet/core/internal';
import type { PlaygroundInput } from '../playground-input.js';
import { usedMetrics } from '../playground-metrics.js';
import { assess, significanceOf } from './assess.js';
import type { Rest } from './pace.js';
import { readTexts, type ReadTexts } from './read-texts.js';
import { recallTable } from './recall-table.js';
import type { ScoredTexts } from './scored-texts.js';

/** Decimal places in tables, as on the command line. */
const DIGITS = 2;

/** Sentences that are measured before the worker may rest. */
const BATCH = 8;

/** Scores what the page was given, as `stet score` would. */
export async function scoreTexts(input: PlaygroundInput, rest: Rest): Promise<ScoredTexts> {
  const names = usedMetrics(input);
  const metrics = names.map((name) => createMetric({ name, options: input.options }));
  const texts = readTexts(input);
  const systems = texts.systems.map(({ name }) => name);
  const significance = texts.sentences.length === 0 ? undefined : significanceOf(input, systems);
  const count = counter(metrics.length * (texts.sentences.length + (significance?.resamples ?? 0)), rest);
  const scores: ReportedScore[][] = [];
  for (const metric of metrics) {
    const stats = await measure(metric, texts, count);
    const own = stats.map((system) => metric.corpus(system));
    scores.push(significance === undefined ? own : await assess(metric, stats, own, systems, significance, count));
  }
  const board = {
    metrics,
    systems: bestFirst(scoredSystems(metrics, scores, systems), names[0]),
    ...(significance === undefined ? {} : { significance }),
  };
  const ranked = board.systems.map(({ name }) => name);
  return {
    sentences: texts.sentences.length,
    systems: ranked,
    tables: scoreTables(board, DIGITS),
    document: scoreDocument(board),
    warnings: inexactWarnings(metrics, scores, systems),
    ...(input.basis === 'gold' ? explore(input, names, texts, ranked) : {}),
  };
}

async function measure(
  metric: Metric,
  { sentences, systems }: ReadTexts,
  count: (sentences: number) => Promise<void>,
): Promise<unknown[][]> {
  const stats: unknown[][] = systems.map(() => []);
  for (let first = 0; first < sentences.length; first += BATCH) {
    const end = Math.min(first + BATCH, sentences.length);
    const outputs = systems.map(({ file, lines }) => ({ file, lines: lines.slice(first, end) }));
    batchStats(metric, { first, sentences: sentences.slice(first, end), outputs }).forEach((own, system) => {
      stats[system].push(...own);
    });
    await count(end - first);
  }
  return stats;
}

/** Counts units of work, and rests after each. */
function counter(total: number, rest: Rest): (units: number) => Promise<void> {
  let done = 0;
  return (units) => rest((done += units) / total);
}

/** Marks by the first metric that compares edits; by M2 where none was chosen. */
function explore(
  { options }: PlaygroundInput,
  names: readonly string[],
  { sentences, systems }: ReadTexts,
  ranked: readonly string[],
): Pick<ScoredTexts, 'recall' | 'explored'> {
  const explaining = metricKinds.filter(({ explains }) => explains).map(({ name }) => name);
  const metric = names.find((name) => explaining.includes(name)) ?? 'm2';
  const explored = exploreSentences(createEditMetric({ name: metric, options }), sentences, systems);
  return { recall: recallTable(explored, ranked), explored: { metric, sentences: explored } };
}
