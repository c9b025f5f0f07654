import { pairwiseJudgments, type PairUnit } from '../judgments/pairwise.js';
import { judgesOf, selectRankings } from '../judgments/select.js';
import type { Ranking } from '../judgments/ranking.js';
import { pairsAmong } from '../judgments/pairs-among.js';
import { plainRunner } from '../runner/inline-runner.js';
import { alignSystems, type ScoredSystems } from './scored-systems.js';
import type { DrawSettings } from './correlate-job.js';
import {
  metaSections,
  type CorrelateOptions,
  type Correlations,
  type EvaluatedMetric,
  type HumanEvidence,
  type MetaSection,
  type SentenceLevel,
} from './correlations.js';
import { aggregate } from './metric-judge/aggregate.js';
import { expectedWinsOf } from './judge-ceiling.js';
import { planPieces, type Plan } from './plan-pieces.js';
import { accuracyByRule } from './sentence-level/accuracy-rules.js';
import { CELLS } from './sentence-level/cells.js';
import { judgePairs, type JudgedPairs } from './sentence-level/judged-pairs.js';
import { agreementByRanks } from './sentence-level/rank-distance.js';
import type { RedrawnScores } from './system-level/boot-both.js';
import { checkRobustness, compareMetrics, slideWindows, type MetricTests } from './system-level/evaluate.js';
import type { TestedCorrelation } from './system-level/metric-tests.js';
import { swapsOf } from './system-level/permutation.js';

/** Which sections to compute, with which settings, and the plan that they are added to. */
interface Request {
  readonly has: (...sections: MetaSection[]) => boolean;
  readonly settings: DrawSettings;
  readonly plan: Plan;
}

/**
 * Judges metrics by how far they agree with people: about systems, and about the outputs for single sentences. The
 * result does not depend on the runner.
 *
 * @example
 * const scores = (values) => new Map(['a', 'b', 'c', 'd'].map((name, at) => [name, values[at]]));
 * const human = { scores: { name: 'people', scores: scores([4, 3, 2, 1]) } };
 * const metric = { name: 'm2', scores: scores([0.8, 0.6, 0.4, 0.2]) };
 * const { systemLevel } = await correlate([metric], human, { sections: ['correlations'], resamples: 10 });
 * systemLevel.correlations[0].spearman.value; // → 1
 */
export async function correlate(
  evaluated: readonly EvaluatedMetric[],
  human: HumanEvidence,
  options: CorrelateOptions = {},
): Promise<Correlations> {
  const { aggregation = 'corpus', rated } = options;
  const metrics = evaluated.map((metric) => aggregate(metric, aggregation, rated));
  const { confidence = 0.95, resamples = 1000, seed = 1, sections = metaSections, without = [] } = options;
  const { rankings = [], scores = expectedWinsOf(rankings) } = human;
  // Who took no part in a rating need not be left out again.
  const isGone = (name: string): boolean =>
    evaluated.some((metric) => metric.scores.has(name)) &&
    ![scores, ...metrics].some((metric) => metric.scores.has(name));
  const scored = alignSystems(
    scores,
    metrics,
    without.filter((name) => !isGone(name)),
  );
  const request: Request = {
    has: (...wanted) => wanted.some((section) => sections.includes(section)),
    settings: { confidence, resamples, seed },
    plan: planPieces(),
  };
  // Resamples are of the metrics' own scores; ratings of sentences are not drawn again.
  const redrawable =
    aggregation === 'corpus' ? metrics : metrics.map((metric) => ({ ...metric, resampled: undefined }));
  const redrawn = (): RedrawnScores => redrawnScores(scored, redrawable, human);
  const systemLevel = planSystemLevel(scored, redrawn, rankings, options.windows ?? [4, 8], request);
  const sentenceLevel = planSentenceLevel(scored, rankings, metrics, request);
  const sweep = request.has('beta-sweep') ? request.plan.add('beta-sweep', { metrics, scored }, 1e6) : undefined;
  await request.plan.run(options.runner ?? plainRunner);
  return {
    n: scored.systems.length,
    systems: scored.systems,
    without,
    human: { name: scores.name, scores: Array.from(scored.human) },
    metrics: scored.metrics.map((metric, at) => ({
      name: metric.name,
      scores: Array.from(metric.scores),
      ...(metrics[at].sentinel === true && { sentinel: true as const }),
    })),
    aggregation,
    ...request.settings,
    systemLevel: systemLevel(),
    sentenceLevel: sentenceLevel?.() ?? null,
    ...(sweep && { betaSweep: sweep() }),
  };
}

/** The scores on resamples of the sentences, by metric and system; Expected Wins can be drawn again from judgments. */
function redrawnScores(
  { systems }: ScoredSystems,
  metrics: readonly EvaluatedMetric[],
  { rankings, scores }: HumanEvidence,
): RedrawnScores {
  const lengths = metrics.flatMap(({ sentences }) => Array.from(sentences?.values() ?? [], ({ length }) => length));
  return {
    sentences: Math.max(0, ...lengths),
    judgments: rankings === undefined || scores !== undefined ? undefined : pairwiseJudgments(rankings, 'systems'),
    metrics: metrics.map(({ resampled }) => resampled && systems.map((system) => resampled.get(system) ?? [])),
  };
}

function planSystemLevel(
  scored: ScoredSystems,
  redrawn: () => RedrawnScores,
  rankings: readonly Ranking[],
  windows: readonly number[],
  { has, settings, plan }: Request,
): () => Correlations['systemLevel'] {
  const { systems, metrics } = scored;
  const cells = systems.length * metrics.length;
  const correlations = has('correlations')
    ? plan.add('correlations', { scored, settings }, 30 * settings.resamples * cells)
    : undefined;
  const intervals = has('intervals')
    ? plan.add('intervals', { scored, settings, redrawn: redrawn() }, 60 * settings.resamples * cells)
    : undefined;
  const swaps = swapsOf(systems.length, settings.resamples) * cells;
  const testsBy = (correlation: TestedCorrelation): (() => MetricTests) => {
    const tests = metrics.map((_, tested) => plan.add('tests', { scored, settings, tested, correlation }, swaps));
    return () =>
      compareMetrics(
        scored,
        correlation,
        tests.flatMap((testsOfMetric) => testsOfMetric()),
      );
  };
  const tests = has('tests') ? { pearson: testsBy('pearson'), spearman: testsBy('spearman') } : undefined;
  const ceiling = has('ceiling')
    ? plan.add('ceiling', { rankings, systems }, 1000 * rankings.length * judgesOf(rankings).length)
    : undefined;
  return () => ({
    ...(correlations && { correlations: correlations() }),
    ...(intervals && { intervals: intervals() }),
    ...(has('leave-one-out') && { robustness: checkRobustness(scored) }),
    ...(tests && { tests: { pearson: tests.pearson(), spearman: tests.spearman() } }),
    ...(has('windows') && { windows: slideWindows(scored, windows) }),
    ...(ceiling && { ceiling: ceiling() }),
  });
}

const SENTENCE_SECTIONS: readonly MetaSection[] = metaSections.slice(
  metaSections.indexOf('taus'),
  metaSections.indexOf('beta-sweep'),
);

/** Undefined without judgments, or without sentence scores. */
function planSentenceLevel(
  { systems }: ScoredSystems,
  rankings: readonly Ranking[],
  metrics: readonly EvaluatedMetric[],
  request: Request,
): (() => Correlations['sentenceLevel']) | undefined {
  const scores = metrics.flatMap(({ name, sentences, file }) =>
    sentences === undefined ? [] : [{ name, scores: sentences, file }],
  );
  if (rankings.length === 0 || scores.length === 0 || !request.has(...SENTENCE_SECTIONS)) return undefined;
  const { settings, plan } = request;
  const selected = selectRankings(rankings, { systems });
  const pairsOf = (unit: PairUnit): JudgedPairs => judgePairs(pairwiseJudgments(selected, unit), scores);
  const judged = pairsOf('systems');
  const expanded = planPairs(judged, selected, request);
  const unexpanded = planPairs(pairsOf('outputs'), selected, request);
  const columns = pairsAmong(systems.length) + scores.length * systems.length;
  const softAccuracy = request.has('soft-accuracy')
    ? plan.add(
        'soft-accuracy',
        { pairs: judged.pairs, scores, settings },
        settings.resamples * judged.groups.size * columns,
      )
    : undefined;
  return () => {
    const levels = { expanded: expanded(), unexpanded: unexpanded() };
    const [ofSystems, ofOutputs] = [levels.expanded.taus, levels.unexpanded.taus];
    return {
      ...levels,
      ...(request.has('accuracy') && ofSystems && ofOutputs && { accuracy: accuracyByRule(ofSystems, ofOutputs) }),
      ...(softAccuracy && { softAccuracy: softAccuracy() }),
    };
  };
}

function planPairs(
  judged: JudgedPairs,
  rankings: readonly Ranking[],
  { has, settings, plan }: Request,
): () => SentenceLevel {
  const input = { judged, settings };
  const n = judged.pairs.outcome.length;
  const rows = n * judged.metrics.length;
  const draws = settings.resamples * judged.groups.size * judged.metrics.length * CELLS;
  const taus = has('taus', 'accuracy', 'contingency') ? plan.add('taus', input, draws) : undefined;
  const tests = has('tau-tests') ? plan.add('tau-tests', input, 2 * draws) : undefined;
  const replay = has('rows') ? plan.add('rows', input, 2 * settings.resamples * n) : undefined;
  const judges = has('judges') ? plan.add('judges', input, rows) : undefined;
  const groups = has('groups') ? plan.add('groups', input, 50 * rows) : undefined;
  const calibration = has('calibration') ? plan.add('calibration', input, 150 * rows) : undefined;
  return () => ({
    n,
    sentences: judged.groups.size,
    ...(taus && { taus: taus() }),
    ...(tests && { tests: tests() }),
    ...(replay && { rows: replay() }),
    ...(has('rank-distance') && { ranks: agreementByRanks(rankings, judged) }),
    ...(judges && { judges: judges() }),
    ...(groups && { groups: groups() }),
    ...(calibration && { calibration: calibration() }),
  });
}
