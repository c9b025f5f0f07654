import {
  StetError,
  createExplainingMetric,
  createTools,
  exploreSentences,
  scoreWarnings,
  inlineRunner,
  kindOf,
  loadMetric,
  nameOptions,
  openWhole,
  ownOptions,
  preparedFor,
  quote,
  readTexts,
  recallOfExplored,
  score,
  scoreDocument,
  scoreTables,
  withoutGold,
  type ExploredSentence,
  type Metric,
  type MetricSpec,
  type SignificanceRequest,
  type Tools,
  type WholeCorpus,
} from '@stet/core/internal';
import { DIGITS } from '../digits.js';
import { englishOptionLabel } from '../option-label.js';
import { isBlank, type PlaygroundInput } from '../playground-input.js';
import { usedMetrics } from '../playground-metrics.js';
import type { Rest } from './pace.js';
import { resourceLoaders } from './resource-loaders.js';
import type { ScoredTexts, SystemRecall } from './scored-texts.js';

/** Work is cut so finely that the worker can rest often. */
const LANES = 16;

/** Scores what the page was given, as `stet score` would. */
export async function scoreTexts(input: PlaygroundInput, rest: Rest): Promise<ScoredTexts> {
  const specs = usedMetrics(input).map((name) => specOf(name, input));
  const corpus = readInput(input);
  const systems = corpus.outputs.map(({ name }) => name);
  const significance = significanceOf(input, systems);
  const stages = significance === undefined ? 1 : 2;
  let finished = 0;
  let share = 0;
  const tools = createTools(loadPageMetric);
  const runner = inlineRunner(tools, {
    lanes: LANES,
    rest: () => rest(share),
    onProgress: (_, done, total) => {
      share = (finished + done / total) / stages;
      if (done === total) finished++;
    },
  });
  const board = await score(openWhole(corpus), specs, { runner, significance, byType: 3 });
  const ranked = board.systems.map(({ name }) => name);
  return {
    board,
    tables: scoreTables(board, DIGITS),
    document: scoreDocument(
      board,
      scoreWarnings(board).map((warning) => nameOptions(warning, englishOptionLabel)),
    ),
    warnings: [...(corpus.notes ?? []), ...scoreWarnings(board)],
    ...(await explore(specs, specOf('m2', input), corpus, ranked, tools)),
  };
}

/** Makes a metric with what the page can load for it. */
export const loadPageMetric = (spec: MetricSpec): Promise<Metric> => loadMetric(spec, resourceLoaders);

/** Loads what the chosen metrics need, so that the first text need not wait for it. */
export async function prepareMetrics(input: PlaygroundInput): Promise<void> {
  await Promise.all(usedMetrics(input).map((name) => loadPageMetric(specOf(name, input))));
}

/** Reads the texts of the page; boxes that were left blank are as if not there. */
function readInput(input: PlaygroundInput): WholeCorpus {
  const systems = input.systems.filter((system) => !isBlank(system));
  const twice = systems.find(({ name }, at) => systems.findIndex((system) => system.name === name) < at);
  if (twice !== undefined) throw sameName(twice.name);
  const { gold, source, options } = input;
  const references = input.references.filter((reference) => !isBlank(reference));
  return readTexts({
    ...(input.basis === 'gold'
      ? { gold: gold.text }
      : { source: source.text, references: references.map(({ text }) => text) }),
    systems: Object.fromEntries(systems.map(({ name, text }) => [name, text])),
    names: {
      basis: input.basis === 'gold' ? gold.name : source.name,
      references: references.map(({ name }) => name),
    },
    strictOriginal: options.strictOriginal,
    skipBadEdits: options.skipBadEdits === true,
  });
}

/** What was asked of significance; a baseline that is no longer there gives way to the first system. */
function significanceOf({ resampling }: PlaygroundInput, systems: readonly string[]): SignificanceRequest | undefined {
  if (resampling === undefined) return undefined;
  const { resamples, seed, baseline = '' } = resampling;
  return { resamples, seed, baseline: systems.includes(baseline) ? baseline : undefined };
}

/** A metric with what the page was told about its options, made for texts without gold edits where there are none. */
export function specOf(name: string, { basis, options }: Pick<PlaygroundInput, 'basis' | 'options'>): MetricSpec {
  const spec = { name, options: ownOptions(kindOf({ name }), options) };
  return basis === 'references' ? withoutGold(spec) : spec;
}

/**
 * Marks by the first metric that compares edits, or by M2 where none was chosen. Edits that were extracted have types only
 * where the metric gives them, so that such a metric comes first then.
 */
async function explore(
  specs: readonly MetricSpec[],
  m2: MetricSpec,
  corpus: WholeCorpus,
  ranked: readonly string[],
  tools: Tools,
): Promise<Pick<ScoredTexts, 'recall' | 'explored'>> {
  const explaining = specs.filter((spec) => kindOf(spec).explains);
  const candidates = await Promise.all(
    (explaining.length === 0 ? [m2] : explaining).map((spec) =>
      createExplainingMetric(spec, (given) => tools.metric(given)),
    ),
  );
  const typing =
    corpus.has === 'references' ? candidates.find((candidate) => candidate.typeSums !== undefined) : undefined;
  const metric = typing ?? candidates[0];
  const explored = exploreSentences(metric, preparedFor(metric, corpus), corpus.outputs);
  return {
    // A metric that types edits has a table of its own, and extracted edits have no types but its.
    ...(metric.typeSums === undefined && corpus.has !== 'references' ? { recall: recallsOf(explored, ranked) } : {}),
    explored: { metric: metric.name, sentences: explored, extracted: corpus.has === 'references' },
  };
}

function recallsOf(sentences: readonly ExploredSentence[], ranked: readonly string[]): SystemRecall[] {
  return ranked.map((system) => ({ system, recalls: recallOfExplored(sentences, system) }));
}

function sameName(name: string): StetError {
  return new StetError({
    code: 'BAD_OPTION',
    expected: 'systems with different names',
    found: `${quote(name)} more than once`,
    remedy: 'Rename one of them.',
  });
}
