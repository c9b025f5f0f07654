import {
  macroAverages,
  macroResamples,
  percentileInterval,
  rankByValues,
  type MacroAverages,
  type ValueRank,
} from '@stet/core/internal';
import { unpackValues } from '../../leaderboard/packed-values.js';
import type { BoardAverage } from './schemas.js';

/** How a team did in each data set of a track; null where it has no score. */
interface BoardSystem {
  readonly isBaseline: boolean;
  readonly values: readonly (number | null)[];
  /** Packed values on resamples. */
  readonly resampled: readonly (string | null)[];
}

export interface BenchmarkRankingTask {
  readonly dataSets: readonly { readonly task: string; readonly language: string }[];
  readonly systems: readonly BoardSystem[];
  readonly confidence: number;
}

export interface RankedBenchmark {
  readonly resamples: number;
  /** For each system, in the order of the task. */
  readonly averages: readonly { readonly languages: readonly BoardAverage[]; readonly average: BoardAverage }[];
}

/** A mean of a system, and what it is on each resample. */
interface Resampled {
  readonly isBaseline: boolean;
  readonly value: number | undefined;
  readonly values: Float64Array | undefined;
}

/** The averages of each team with their intervals, and ranks among the teams that have each of them. */
export function rankBenchmark({ dataSets, systems, confidence }: BenchmarkRankingTask): RankedBenchmark {
  const unpacked = systems.map(({ resampled }) =>
    resampled.map((packed) => (packed === null || packed === '' ? null : unpackValues(packed))),
  );
  const lengths = unpacked.flatMap((values) => values.flatMap((each) => (each ? each.length : [])));
  const resamples = lengths.length === 0 ? 0 : Math.min(...lengths);
  const means = systems.map(({ values }) =>
    macroAverages(corporaOf(dataSets, (at) => ({ value: values[at] ?? undefined }))),
  );
  const drawn = unpacked.map((values) =>
    macroResamples(
      corporaOf(dataSets, (at) => ({ values: values[at] ?? undefined })),
      resamples,
    ),
  );
  const averagesBy = (pick: (averages: MacroAverages) => number | undefined): BoardAverage[] =>
    rankAverages(
      systems.map(({ isBaseline }, system) => {
        const runs = drawn[system].map(pick);
        const isWhole = resamples > 0 && runs.every((run) => run !== undefined);
        return { isBaseline, value: pick(means[system]), values: isWhole ? Float64Array.from(runs) : undefined };
      }),
      confidence,
    );
  const languages = [...new Set(dataSets.map(({ language }) => language))].map((_, at) =>
    averagesBy((averages) => averages.languages[at].value),
  );
  const overall = averagesBy(({ value }) => value);
  return {
    resamples,
    averages: systems.map((_, system) => ({
      languages: languages.map((ofLanguage) => ofLanguage[system]),
      average: overall[system],
    })),
  };
}

function corporaOf<Found extends object>(
  dataSets: BenchmarkRankingTask['dataSets'],
  find: (at: number) => Found,
): (Found & { readonly language: string; readonly corpus: string })[] {
  return dataSets.map(({ task, language }, at) => ({ language, corpus: task, ...find(at) }));
}

function rankAverages(systems: readonly Resampled[], confidence: number): BoardAverage[] {
  const compared = systems.flatMap(({ isBaseline, value, values }, system) =>
    isBaseline || value === undefined || values === undefined ? [] : [{ system, value, values }],
  );
  if (compared.length === 0) return systems.map((system) => viewAverage(system, undefined, confidence));
  const ranks = rankByValues(
    compared.map(({ value }) => value),
    compared.map(({ values }) => values),
    confidence,
  );
  const rankOf = new Map(compared.map(({ system }, at) => [system, ranks[at]]));
  return systems.map((system, at) => viewAverage(system, rankOf.get(at), confidence));
}

function viewAverage({ value, values }: Resampled, rank: ValueRank | undefined, confidence: number): BoardAverage {
  const hasInterval = value !== undefined && values !== undefined;
  return {
    value: value ?? null,
    interval: hasInterval ? [...percentileInterval(values, confidence)] : null,
    rank: rank?.rank ?? null,
    range: rank === undefined ? null : [...rank.range],
    cluster: rank?.cluster ?? null,
  };
}
