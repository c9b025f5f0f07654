import { annotatorsOf, checkListed } from '../corpus/annotators.js';
import { skippedEdits } from '../corpus/skipped-edits.js';
import { StetError } from '../error.js';
import { groupByNeeds } from '../metrics/group-by-needs.js';
import type { Metric } from '../metrics/metric.js';
import { withoutGold, type MetricSpec } from '../metrics/registry.js';
import type { SizedTask } from '../runner/job.js';
import type { Runner } from '../runner/runner.js';
import { measureJob, type MeasureTask, type MeasuredBatch } from './measure-job.js';
import { AskedPrograms, type ProgramAnswers } from './ask-programs.js';
import { prepareBatch } from './batch.js';
import type { Preparation } from './preparation.js';
import type { ScoringSource } from './scoring-source.js';
import type { Sentence } from '../corpus/edit.js';
import { packStats } from '../metrics/rows/packed-rows.js';
import { coverageOf } from './coverage.js';
import { leftOutEdits } from './left-out.js';
import { NO_OBSERVATIONS } from './observations.js';

/** The statistics of systems, batch by batch, and all that a score must know of where they come from. */
export interface MeasuredCorpus {
  readonly specs: readonly MetricSpec[];
  /** The names of the systems. */
  readonly systems: readonly string[];
  readonly preparation: Preparation;
  readonly batches: Iterable<MeasuredBatch> | AsyncIterable<MeasuredBatch>;
}

/** Characters that metrics of both groups measure in no less than a second. */
const LARGE_FOR_ALL_METRICS = 1_000_000;

/** Measures systems in bounded memory; the batches are measured as they are taken. */
export async function measure(
  source: ScoringSource,
  asked: readonly MetricSpec[],
  runner: Runner,
): Promise<MeasuredCorpus & { readonly batches: AsyncIterable<MeasuredBatch> }> {
  const specs = source.has === 'references' ? asked.map(withoutGold) : asked;
  const metrics = await Promise.all(specs.map((spec) => runner.tools.metric(spec)));
  const preparation = { ...(await prepare(source, specs, metrics, runner)), ...tokensOf(source) };
  const groups = runner.lanes === 1 ? [specs] : groupByNeeds(specs, metrics);
  const batches = await source.batches(runner);
  const programs = new AskedPrograms(specs, runner, source.has !== 'references');
  const answers: Promise<ProgramAnswers>[] = [];
  async function* tasks(): AsyncGenerator<SizedTask<MeasureTask>> {
    for await (const { batch, characters, size } of batches) {
      if (!programs.areNone) {
        answers.push(programs.ask(prepareBatch(batch, preparation), size / (batches.total ?? size)));
      }
      for (const group of groups) {
        const task = { specs: group, batch, preparation, characters };
        yield { task, size: size / groups.length, kind: groups.length === 1 ? undefined : group[0].name };
      }
    }
  }
  const large = groups.length > 1 && (batches.total ?? 0) >= LARGE_FOR_ALL_METRICS;
  const measured = runner.run(measureJob, tasks(), { stage: 'Scoring', total: batches.total, large });
  const joined = groups.length === 1 ? measured : joinGroups(measured, groups, specs);
  return {
    specs,
    systems: source.systems,
    preparation,
    batches: programs.areNone ? joined : answeredBatches(joined, answers, programs),
  };
}

/** The batches with what programs answered about them, which comes in the same order. */
async function* answeredBatches(
  measured: AsyncIterable<MeasuredBatch>,
  answers: Promise<ProgramAnswers>[],
  programs: AskedPrograms,
): AsyncGenerator<MeasuredBatch> {
  try {
    for await (const batch of measured) {
      const answered = await answers.shift();
      const rows = batch.rows.map((bySystem, metric) => answered?.rows.get(metric) ?? bySystem);
      yield { ...batch, rows, failures: answered?.failures };
    }
  } finally {
    await programs.close();
  }
}

/** Batches whose metrics were measured group by group, in the order of the metrics. */
async function* joinGroups(
  measured: AsyncIterable<MeasuredBatch>,
  groups: readonly (readonly MetricSpec[])[],
  specs: readonly MetricSpec[],
): AsyncGenerator<MeasuredBatch> {
  const grouped = groups.flat();
  const places = specs.map((spec) => grouped.indexOf(spec));
  let parts: MeasuredBatch[] = [];
  for await (const part of measured) {
    parts.push(part);
    if (parts.length < groups.length) continue;
    const rows = parts.flatMap((group) => group.rows);
    const notices = parts.flatMap(({ observed }) => observed.notices);
    yield {
      ...part,
      rows: places.map((place) => rows[place]),
      observed: { ...part.observed, notices: places.map((place) => notices[place]) },
    };
    parts = [];
  }
}

function tokensOf({ tokens }: ScoringSource): Pick<Preparation, 'tokens'> {
  return tokens === undefined ? {} : { tokens };
}

/** Finds out what the metrics need of the sentences, and refuses what cannot be had. */
async function prepare(
  source: ScoringSource,
  specs: readonly MetricSpec[],
  metrics: readonly Metric[],
  runner: Runner,
): Promise<Preparation> {
  const { has, basis, referenceSet } = source;
  const needing = (needs: Metric['needs']): Metric[] => metrics.filter((metric) => metric.needs === needs);
  const extracted = has === 'references' && needing('edits').length > 0;
  const needy = needing('edits').filter(({ takesExtracted = false }) => !takesExtracted);
  if (extracted && needy.length > 0) throw noGold(needy);
  const makesReferences = has === 'edits' && needing('edits').length < metrics.length;
  const chosen = specs
    .filter((_, at) => metrics[at].needs === 'edits')
    .map(({ options }) => options?.annotator)
    .filter((annotator) => typeof annotator === 'number');
  if (!makesReferences && chosen.length === 0) return extracted ? { extracted } : {};
  const annotators = await source.annotators(runner);
  for (const annotator of chosen) checkListed(annotator, annotators, basis);
  return makesReferences ? { annotators, referenceSet } : extracted ? { extracted } : {};
}

function noGold(needy: readonly Metric[]): StetError {
  return new StetError({
    code: 'BAD_OPTION',
    expected: `{{gold}} for ${needy.map(({ name }) => name).join(', ')}`,
    found: 'references only',
    remedy: 'Give gold edits, or choose other metrics.',
  });
}

/** Statistics against a gold that are at hand already, by system and sentence, as a measured corpus. */
export function measuredStats<Stats>(
  metric: Pick<Metric<Stats>, 'toRow'>,
  spec: MetricSpec,
  sentences: readonly Sentence[],
  statsBySystem: Readonly<Record<string, readonly Stats[]>>,
): MeasuredCorpus {
  const rows = [Object.values(statsBySystem).map((stats) => packStats(metric, stats))];
  return {
    specs: [spec],
    systems: Object.keys(statsBySystem),
    // What a metric compares with texts, it compares with those of the annotators.
    preparation: { annotators: annotatorsOf(sentences) },
    batches: [
      {
        sentences: sentences.length,
        rows,
        coverage: coverageOf(sentences),
        observed: { ...NO_OBSERVATIONS, ...leftOutEdits(sentences) },
        skipped: skippedEdits(sentences),
      },
    ],
  };
}
