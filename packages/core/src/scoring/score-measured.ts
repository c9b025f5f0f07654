import { StetError, badOption, quote, type StetErrorDetails } from '../error.js';
import type { Metric, Score } from '../metrics/metric.js';
import type { JointStatistics } from '../metrics/joint-statistics.js';
import { metricTitle } from '../metrics/registry.js';
import { PackedStats, packRows, unpackRows, type PackedRows } from '../metrics/rows/packed-rows.js';
import type { Runner } from '../runner/runner.js';
import { drawResamples } from '../significance/resample-job.js';
import {
  planTests,
  testSystems,
  type PairTest,
  type Resampled,
  type TestedPairs,
} from '../significance/test-systems.js';
import type { MeasuredCorpus } from './measure.js';
import type { MetricFailure } from './measure-job.js';
import { scoreTypes } from './score-types.js';
import type { TypeDepth } from '../edits/errant/types.js';
import {
  bestFirst,
  type NamedTest,
  type ReportedScore,
  type Scoreboard,
  type SignificanceReport,
} from './scoreboard.js';
import { NO_OBSERVATIONS, joinObservations, observationTexts, type Observations } from './observations.js';
import { dataFields, NO_COVERAGE, joinCoverage, type Coverage } from './coverage.js';

/** What is asked of significance; what is left out has its usual value. */
export interface SignificanceRequest {
  /** The system that all others are tested against; the first by default. */
  readonly baseline?: string | undefined;
  /** Bootstrap resamples, and as many trials of approximate randomisation; 1,000 by default. */
  readonly resamples?: number | undefined;
  /** Of the intervals; 0.95 by default. */
  readonly confidence?: number | undefined;
  /** 1 by default. */
  readonly seed?: number | undefined;
  /** Which systems are tested against each other; all tests by default. */
  readonly tests?: TestedPairs | undefined;
}

/** What is asked for beside the scores themselves. */
export interface ScoreOptions {
  /** Intervals, and tests against a baseline and the next system; nothing without it. */
  readonly significance?: SignificanceRequest | undefined;
  /** Also give the score of every sentence. */
  readonly perSentence?: boolean | undefined;
  /** Also give the scores by error type, told apart as finely as this, for metrics that tell types. */
  readonly byType?: TypeDepth | undefined;
}

/** A scoreboard, and what further tests can be made from. */
export interface MeasuredScores {
  readonly board: Scoreboard;
  /** By metric, system and batch; empty unless sentences or significance were asked for. */
  readonly rows: Tally['rows'];
  /** By metric; empty unless significance was asked for. */
  readonly resampled: readonly Resampled[];
}

/** Scores systems from their statistics, and tests their differences where that is asked for. */
export async function scoreMeasured(
  measured: MeasuredCorpus,
  runner: Runner,
  { significance: request, perSentence = false, byType }: ScoreOptions = {},
): Promise<MeasuredScores> {
  const { systems: names, preparation } = measured;
  const asked = await Promise.all(measured.specs.map((spec) => runner.tools.metric(spec)));
  const significance = request === undefined ? undefined : significanceOf(request, names);
  const tallied = await tally(asked, measured, perSentence || byType !== undefined || request !== undefined);
  const { sentences, coverage, observed, failures } = tallied;
  const scored = [...asked.keys()].filter((at) => !failures.some(({ metric }) => metric === at));
  if (scored.length === 0) throw new StetError<string>(failures[0].error);
  const ofScored = <T>(byMetric: readonly T[]): T[] => scored.map((at) => byMetric[at]);
  const [metrics, specs, scores, rows] = [
    ofScored(asked),
    ofScored(measured.specs),
    ofScored(tallied.scores),
    ofScored(tallied.rows),
  ];
  const jointFields = ofScored(tallied.jointFields);
  const signatures = metrics.map((metric, at) =>
    metric.signature([...jointFields[at], ...dataFields(metric, coverage, preparation, observed)]),
  );
  const reported = metrics.map((metric, at) =>
    scores[at].map((score, system): ReportedScore => ({
      ...score,
      signature: signatures[at],
      parts: metric.partsOf(score),
      ...(perSentence ? { sentences: metric.sentences(new PackedStats(metric, rows[at][system])) } : {}),
    })),
  );
  const resampled: Resampled[] = [];
  if (significance !== undefined && sentences > 0) {
    const values = scores.map((bySystem) => bySystem.map(({ value }) => value));
    const baseline = names.indexOf(significance.baseline);
    const plans = values.map((metricValues) => planTests(metricValues, baseline, request?.tests));
    const samples = specs.map((spec, at) => ({ spec, rows: rows[at], pairs: plans[at].pairs }));
    resampled.push(...(await drawResamples(samples, significance, runner)));
    plans.forEach((plan, at) => {
      const tests = testSystems(values[at], plan, resampled[at], significance.confidence);
      reported[at] = reported[at].map((score, system) => {
        const { interval, versusBaseline, versusNext } = tests[system];
        return {
          ...score,
          confidenceInterval: interval,
          tests: { ...namedTest('baseline', versusBaseline, names), ...namedTest('next', versusNext, names) },
        };
      });
    });
  }
  if (byType !== undefined) {
    for (const [at, spec] of specs.entries()) {
      const types = await scoreTypes({ spec, rows: rows[at], depth: byType }, significance, runner);
      if (types === undefined) continue;
      reported[at] = reported[at].map((score, system) => ({ ...score, types: types[system] }));
    }
  }
  const systems = names.map((name, system) => ({
    name,
    scores: Object.fromEntries(metrics.map((metric, at) => [metric.name, reported[at][system]])),
  }));
  const board: Scoreboard = {
    metrics: metrics.map(({ name, parts }, at) => ({ name, parts, signature: signatures[at] })),
    sentences,
    systems: bestFirst(systems, metrics[0].name),
    ...(significance === undefined ? {} : { significance }),
    inexact: inexactScores(metrics, scores, names),
    notices: [...observationTexts(asked, names, observed), ...tallied.jointNotices],
    failures: failures.map(({ metric, error }) => ({ metric: asked[metric].name, error })),
    skipped: tallied.skipped,
  };
  return { board, rows, resampled };
}

function significanceOf(request: SignificanceRequest, names: readonly string[]): SignificanceReport {
  const { baseline = names[0], resamples = 1000, confidence = 0.95, seed = 1 } = request;
  if (!names.includes(baseline)) {
    throw badOption(`{{baseline}} with one of: ${names.join(', ')}`, quote(baseline), 'Name a system.');
  }
  if (resamples < 1) throw badOption('{{resamples}} of 1 or more', String(resamples), 'Take 1000.');
  return { baseline, resamples, confidence, seed };
}

function namedTest(
  against: 'baseline' | 'next',
  test: PairTest | undefined,
  names: readonly string[],
): Partial<Record<'baseline' | 'next', NamedTest>> {
  if (test === undefined) return {};
  const { opponent, ...values } = test;
  return { [against]: { system: names[opponent], ...values } };
}

function inexactScores(
  metrics: readonly Metric[],
  scores: readonly (readonly Score[])[],
  names: readonly string[],
): Scoreboard['inexact'] {
  return metrics.flatMap(({ name }, at) =>
    scores[at].flatMap(({ inexactSentences = 0, bounds }, system) =>
      bounds === undefined ? [] : [{ metric: name, system: names[system], sentences: inexactSentences, bounds }],
    ),
  );
}

/** The scores of systems, and where they were asked for the statistics behind them. */
export interface Tally {
  readonly sentences: number;
  readonly coverage: Coverage;
  readonly observed: Observations;
  /** Of the edits that were left out, the first thousand. */
  readonly skipped: readonly StetErrorDetails[];
  /** Metrics whose scores are not to be used. */
  readonly failures: readonly MetricFailure[];
  /** By metric and system. */
  readonly scores: readonly (readonly Score[])[];
  /** By metric: what the systems that were scored together add to its signature. */
  readonly jointFields: readonly (readonly string[])[];
  /** What should be known of them. */
  readonly jointNotices: readonly string[];
  /** By metric, system and batch; empty unless they were to be kept. */
  readonly rows: readonly (readonly (readonly PackedRows[])[])[];
}

/** How many skipped edits are listed; the signature counts all. */
const LISTED_EDITS = 1000;

/** Scores systems from statistics that come batch by batch, and forgets these unless told to keep them. */
export async function tally(
  metrics: readonly Metric[],
  { systems, batches }: Pick<MeasuredCorpus, 'systems' | 'batches'>,
  keepsRows: boolean,
): Promise<Tally> {
  const accumulators = metrics.map((metric) => systems.map(() => metric.accumulator()));
  const rows = metrics.map(() => systems.map((): PackedRows[] => []));
  let sentences = 0;
  let coverage = NO_COVERAGE;
  let observed = NO_OBSERVATIONS;
  const skipped: StetErrorDetails[] = [];
  const failures = new Map<number, MetricFailure>();
  const joints = metrics.map((metric) => metric.joint?.(systems.length));
  for await (const batch of batches) {
    sentences += batch.sentences;
    coverage = joinCoverage(coverage, batch.coverage);
    observed = joinObservations(observed, batch.observed);
    for (const failure of batch.failures ?? []) failures.set(failure.metric, failure);
    skipped.push(...batch.skipped.slice(0, LISTED_EDITS - skipped.length));
    metrics.forEach((metric, at) => {
      const joint = joints[at];
      const bySystem = joint === undefined ? batch.rows[at] : joinRows(metric, joint, batch.rows[at]);
      bySystem.forEach((packedRows, system) => {
        for (const row of unpackRows(packedRows)) accumulators[at][system].add(metric.fromRow(row));
        if (keepsRows) rows[at][system].push(packedRows);
      });
    });
  }
  const scores = accumulators.map((bySystem) => bySystem.map((accumulator) => accumulator.score()));
  return {
    sentences,
    coverage,
    observed,
    skipped,
    failures: [...failures.values()],
    scores,
    jointFields: joints.map((joint) => joint?.signatureFields() ?? []),
    jointNotices: joints.flatMap((joint, at) =>
      joint?.notice === undefined ? [] : [`${metricTitle(metrics[at].name)}: ${joint.notice}`],
    ),
    rows,
  };
}

/** The rows of all systems, by system, after they were joined sentence by sentence. */
function joinRows(metric: Metric, joint: JointStatistics, bySystem: readonly PackedRows[]): PackedRows[] {
  const stats = bySystem.map((packedRows) => [...new PackedStats(metric, [packedRows])]);
  const joined = (stats.at(0) ?? []).map((_, sentence) => joint.join(stats.map((ofSystem) => ofSystem[sentence])));
  return bySystem.map((_, system) => packRows(joined.map((ofSentence) => metric.toRow(ofSentence[system]))));
}
