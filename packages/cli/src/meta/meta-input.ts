import {
  PackedStats,
  annotatorsOf,
  badOption,
  createEditMetric,
  createMetric,
  fScore,
  measure,
  openWhole,
  parsePrecisionRecall,
  parseSentenceScores,
  parseSystemScores,
  redrawMeans,
  scoreMeasured,
  sentinels,
  stringsOf,
  type EditMetric,
  type EditStats,
  type EvaluatedMetric,
  type MetricSpec,
  type PackedRows,
  type Runner,
  type Sentence,
  type SentenceScores,
  type StetError,
  type SystemScores,
  type WholeCorpus,
} from '@stet/core/internal';
import { checkStandardInput, readText, systemFiles, type SystemFile } from '@stet/node';
import { readInput } from '../input/open-input.js';
import { failuresOf } from '../options/program-options.js';
import { evaluatedMetrics } from './evaluated-metrics.js';
import { readEvidence, type NamedEvidence } from './human-evidence.js';
import { shownSections, type MetaFlags } from './meta-options.js';
import { annotatorName } from '../print/annotator-sections.js';
import { withRunner } from '../print/progress.js';
import { sayWarnings } from '../scoreboard/make-scoreboard.js';

/** What people said, what metrics say, and the systems to leave out. */
export interface MetaInput {
  /** One for each file. */
  readonly evidence: readonly NamedEvidence[];
  readonly metrics: readonly EvaluatedMetric[];
  readonly without: readonly string[];
  /** Why metrics are missing. */
  readonly failures: readonly StetError<string>[];
}

/** Reads what people said, and reads or computes what metrics say. */
export async function readMetaInput(
  specs: readonly MetricSpec[],
  args: readonly string[],
  options: MetaFlags,
): Promise<MetaInput> {
  const { judgments = [], human = [], gold, scores = [], sentenceScores = [], precisionRecall = [] } = options;
  const files = [...judgments, ...human, gold, ...scores, ...sentenceScores, ...precisionRecall, ...args];
  checkStandardInput(files.filter((file) => file !== undefined));
  const corpus = args.length === 0 ? undefined : await readInput(args, options);
  const evidence = await readEvidence(corpus, options);
  const { computed, failures } = await computeMetrics(specs, corpus, options);
  const metrics = [...computed, ...(await readMetrics(options))];
  if (metrics.length === 0) {
    throw badOption('systems to score, or --scores FILE', 'neither', 'Name output files, or files of scores.');
  }
  refuseRepeated(metrics);
  return { evidence, metrics, without: leftOut(options, metrics, evidence), failures };
}

/** With --systems, the scores of all other systems are left out; their judgments already are. */
function leftOut(
  { without = [], systems }: MetaFlags,
  metrics: readonly SystemScores[],
  evidence: readonly NamedEvidence[],
): readonly string[] {
  if (systems === undefined) return without;
  const humanScores = evidence.flatMap((judged) => (judged.scores === undefined ? [] : [judged.scores]));
  const scoredNames = [...metrics, ...humanScores].flatMap(({ scores }) => [...scores.keys()]);
  return [...new Set([...without, ...scoredNames.filter((name) => !systems.includes(name))])];
}

/** Scores systems on the spot, as `stet score` does. */
async function computeMetrics(
  specs: readonly MetricSpec[],
  corpus: WholeCorpus | undefined,
  options: MetaFlags,
): Promise<Pick<MetaInput, 'failures'> & { readonly computed: readonly EvaluatedMetric[] }> {
  if (corpus === undefined) return { computed: [], failures: [] };
  const singleAnnotators = shownSections(options).includes('beta-sweep')
    ? annotatorSpecs(specs, corpus.sentences, options)
    : [];
  const { resamples, confidence, seed } = options;
  // Scores on resamples of the sentences, for intervals over them.
  const significance = shownSections(options).includes('intervals')
    ? ({ resamples, confidence, seed, tests: 'none' } as const)
    : undefined;
  return withRunner(options.threads, async (runner) => {
    const measured = await measure(openWhole(corpus), specs, runner);
    const { board, rows, resampled } = await scoreMeasured(measured, runner, { perSentence: true, significance });
    sayWarnings(board);
    const annotators = await Promise.all(
      singleAnnotators.map(async ({ name, spec }) => ({ name, statistics: await statisticsOf(corpus, spec, runner) })),
    );
    const m2 = await createEditMetric({ name: 'm2' }, createMetric);
    const computed = evaluatedMetrics(board).map((metric, index) => ({
      ...metric,
      ...(significance && {
        resampled: new Map(corpus.outputs.map((output, system) => [output.name, resampled[index].values[system]])),
      }),
      ...(metric.name === m2.name ? { statistics: bySystem(corpus, m2, rows[index]), annotators } : {}),
    }));
    return { computed: [...computed, ...sentinelsOf(corpus, options)], failures: failuresOf(board) };
  });
}

/** The sentinels, unless the options do without them. */
function sentinelsOf({ sentences, outputs }: WholeCorpus, options: MetaFlags): EvaluatedMetric[] {
  if (!options.sentinels) return [];
  const sources = sentences.map(({ source }) => source);
  return sentinels(
    sources,
    outputs.map(({ name, lines }) => ({ name, lines: stringsOf(lines) })),
  ).map((sentinel) => ({ ...sentinel, resampled: resampledMeans(sentinel, options) }));
}

/** The means of sentence scores on resamples of the sentences, if the options ask for intervals over them. */
function resampledMeans({ sentences }: EvaluatedMetric, options: MetaFlags): EvaluatedMetric['resampled'] {
  if (sentences === undefined || !shownSections(options).includes('intervals')) return undefined;
  return redrawMeans(sentences, options);
}

/** The edit counts of each system, by the metric of `spec`. */
async function statisticsOf(
  corpus: WholeCorpus,
  spec: MetricSpec,
  runner: Runner,
): Promise<ReadonlyMap<string, EditStats[]>> {
  const measured = await measure(openWhole(corpus), [spec], runner);
  const { board, rows } = await scoreMeasured(measured, runner, { perSentence: true });
  sayWarnings(board);
  return bySystem(corpus, await createEditMetric(spec, createMetric), rows[0]);
}

function bySystem(
  { outputs }: WholeCorpus,
  metric: EditMetric,
  rows: readonly (readonly PackedRows[])[],
): ReadonlyMap<string, EditStats[]> {
  return new Map(outputs.map(({ name }, system) => [name, [...new PackedStats(metric, rows[system])]]));
}

/** M2 against each annotator alone, if there are several and the options choose none. */
function annotatorSpecs(
  specs: readonly MetricSpec[],
  sentences: readonly Sentence[],
  { annotator }: MetaFlags,
): { readonly name: string; readonly spec: MetricSpec }[] {
  const m2 = specs.find(({ name }) => name === 'm2');
  const annotators = annotatorsOf(sentences);
  if (m2 === undefined || annotator !== undefined || annotators.length < 2) return [];
  return annotators.map((id) => ({
    name: annotatorName(id),
    spec: { ...m2, options: { ...m2.options, annotator: id } },
  }));
}

/** Metrics whose scores are in files. One that has only sentence scores gets their mean as its system score. */
async function readMetrics(options: MetaFlags): Promise<EvaluatedMetric[]> {
  const { scores = [], sentenceScores = [], precisionRecall = [] } = options;
  const systems = await readAll(scores, (text, { name, file }) => parseSystemScores(text, { name, file }));
  const sentences = await readAll(sentenceScores, (text, { file }) => parseSentenceScores(text, { file }));
  const precisionRecallFiles = await readAll(precisionRecall, (text, { name, file }) => [
    { name, file, precisionRecall: parsePrecisionRecall(text, file) },
  ]);
  const means = sentences.filter(({ name }) => !systems.some((system) => system.name === name)).map(meanScores);
  const metrics = [...systems, ...means].map((metric): EvaluatedMetric => {
    const sentenceLevel = sentences.find(({ name }) => name === metric.name)?.scores;
    return {
      ...metric,
      sentences: sentenceLevel,
      // Only a mean of sentence scores can be computed again for other sentences.
      ...(means.includes(metric) && { resampled: resampledMeans({ ...metric, sentences: sentenceLevel }, options) }),
      precisionRecall: precisionRecallFiles.find(({ name }) => name === metric.name)?.precisionRecall,
    };
  });
  const withoutScores = precisionRecallFiles.filter(({ name }) => !metrics.some((metric) => metric.name === name));
  return [
    ...metrics,
    ...withoutScores.map((metric) => ({
      ...metric,
      scores: new Map(
        metric.precisionRecall.map(({ system, precision, recall }) => [system, fScore(precision, recall, BETA)]),
      ),
    })),
  ];
}

async function readAll<T>(
  args: readonly string[],
  parse: (text: string, file: SystemFile) => readonly T[],
): Promise<T[]> {
  const files = (await Promise.all(args.map((arg) => systemFiles([arg])))).flat();
  const parsed = await Promise.all(files.map(async (file) => parse(await readText(file.file), file)));
  return parsed.flat();
}

function meanScores({ name, scores, file }: SentenceScores): SystemScores {
  const mean = (values: ArrayLike<number>): number => {
    const present = Array.from(values).filter((value) => !Number.isNaN(value));
    return present.reduce((sum, value) => sum + value, 0) / present.length;
  };
  return { name, scores: new Map(Array.from(scores, ([system, values]) => [system, mean(values)])), file };
}

/** The beta of CoNLL-2014. */
const BETA = 0.5;

function refuseRepeated(metrics: readonly EvaluatedMetric[]): void {
  const repeated = metrics.find(({ name }, index) => metrics.findIndex((metric) => metric.name === name) < index);
  if (repeated === undefined) return;
  throw badOption(
    'metrics with different names',
    `${JSON.stringify(repeated.name)} twice`,
    'Name one of the files otherwise: NAME=FILE.',
  );
}
