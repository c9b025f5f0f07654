import {
  measure,
  metricJudgments,
  metricJudgmentsLike,
  openWhole,
  pearson,
  rank,
  scoreMeasured,
  spearman,
  withPlainNames,
  type EvaluatedMetric,
  type MetricSpec,
  type Numbering,
  type OutputTexts,
  type Ranking,
  type Runner,
  type SentenceScores,
  type StetError,
  type SystemRanking,
  type WholeCorpus,
} from '@stet/core/internal';
import { evaluatedMetrics } from '../meta/evaluated-metrics.js';
import { failuresOf } from '../options/program-options.js';
import { sayWarnings } from '../scoreboard/make-scoreboard.js';
import { countJudgments, judgedSystems, judgmentsFor, rankOptions, type RankFlags } from './rank-options.js';
import type { JudgmentCounts } from './ranking-report.js';

/** Which outputs a judge compares: all of each sentence, or those that people judged. */
export type ComparedPairs = 'all' | 'judged';

/** A ranking, and how many judgments it rests on. */
export interface CountedRanking {
  readonly counts: JudgmentCounts;
  readonly ranking: SystemRanking;
}

/** A ranking by what a metric says of single sentences. */
export interface MetricRanking extends CountedRanking {
  readonly metric: string;
  /** Of the metric. */
  readonly signature: string;
  readonly pairs: ComparedPairs;
  /** Pairs of systems with the same text, which every metric ties. */
  readonly sameText: number;
  /** How far its scores of systems correlate with those by people; null where one of them is constant. */
  readonly withPeople?: { readonly pearson: number | null; readonly spearman: number | null };
}

/** Rankings by metrics and, where there are judgments, by people. */
export interface MetricReport {
  readonly people?: CountedRanking | undefined;
  readonly numbering?: Numbering | undefined;
  readonly metrics: readonly MetricRanking[];
  /** What metrics say, as judgments: of the outputs that people judged if they did, else of all. */
  readonly judgments: readonly Ranking[];
  readonly failures: readonly StetError<string>[];
}

/** What people said, to be compared with metrics. */
export interface PeopleJudgments {
  readonly rankings: readonly Ranking[];
  readonly numbering: Numbering;
}

/** Ranks systems by what each metric says of their sentences, as if it were a judge. */
export async function rankByMetrics(
  corpus: WholeCorpus,
  specs: readonly MetricSpec[],
  judged: PeopleJudgments | undefined,
  options: RankFlags,
  runner: Runner,
): Promise<MetricReport> {
  const { board } = await scoreMeasured(await measure(openWhole(corpus), specs, runner), runner, { perSentence: true });
  sayWarnings(board);
  const texts = new Map(corpus.outputs.map(({ name, lines }) => [name, lines]));
  const people = judged === undefined ? undefined : withPlainNames(judged.rankings);
  const peopleRanking = people && (await rankRankings(people, options, runner));
  const metrics: MetricRanking[] = [];
  const judgments: Ranking[] = [];
  for (const metric of evaluatedMetrics(board)) {
    const { signature } = board.systems[0].scores[metric.name];
    for (const { pairs, rankings } of compared(metric, texts, people)) {
      const ranked = await rankRankings(rankings, options, runner);
      const withPeople = peopleRanking && { withPeople: correlations(ranked.ranking, peopleRanking.ranking) };
      metrics.push({
        metric: metric.name,
        signature,
        pairs,
        sameText: sameTextPairs(rankings),
        ...ranked,
        ...withPeople,
      });
      if (people === undefined || pairs === 'judged') judgments.push(...rankings);
    }
  }
  return { people: peopleRanking, numbering: judged?.numbering, metrics, judgments, failures: failuresOf(board) };
}

interface Compared {
  readonly pairs: ComparedPairs;
  readonly rankings: readonly Ranking[];
}

function compared(
  { name, sentences, file }: EvaluatedMetric & Required<Pick<EvaluatedMetric, 'sentences'>>,
  texts: OutputTexts,
  people: readonly Ranking[] | undefined,
): Compared[] {
  const scores: SentenceScores = { name, scores: sentences ?? new Map(), file };
  return [
    { pairs: 'all', rankings: metricJudgments(scores, texts) },
    ...(people === undefined ? [] : [{ pairs: 'judged' as const, rankings: metricJudgmentsLike(people, scores) }]),
  ];
}

async function rankRankings(rankings: readonly Ranking[], options: RankFlags, runner: Runner): Promise<CountedRanking> {
  const { method, unit = 'sentence' } = options;
  const judged = judgedSystems(rankings);
  return {
    counts: countJudgments(judged, method),
    ranking: await rank(judgmentsFor(method, judged), method, { ...rankOptions(options), unit, runner }),
  };
}

function sameTextPairs(rankings: readonly Ranking[]): number {
  const sizes = rankings.flatMap(({ outputs }) => outputs.map(({ systems }) => systems.length));
  return sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

/** Over the systems that both rank. */
function correlations(byMetric: SystemRanking, byPeople: SystemRanking): NonNullable<MetricRanking['withPeople']> {
  const metricScores = new Map(byMetric.systems.map(({ name, score }) => [name, score]));
  const shared = byPeople.systems.filter(({ name }) => metricScores.has(name));
  const people = shared.map(({ score }) => score);
  const metric = shared.map(({ name }) => metricScores.get(name) ?? NaN);
  return { pearson: pearson(metric, people), spearman: spearman(metric, people) };
}
