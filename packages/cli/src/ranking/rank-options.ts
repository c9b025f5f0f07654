import type { Command } from 'commander';
import {
  countPairs,
  pairwiseJudgments,
  type JudgmentDraws,
  type Judgments,
  type PairCounts,
  type PairwiseJudgments,
  type RankOptions,
  type Ranking,
  type RankingMethodName,
  type ResampleUnit,
  type Scale,
} from '@stet/core/internal';
import { addJudgmentOptions, readRankings, type JudgmentOptions } from '../options/judgment-options.js';
import { parseCount, parseShare, threadsOption } from '../options/command-options.js';
import type { JudgmentCounts } from './ranking-report.js';
import { addReportOptions, type ReportOptions } from '../report/report-options.js';

/** The options of all commands that draw at random. */
export interface RunFlags extends JudgmentOptions, ReportOptions {
  readonly resamples: number;
  readonly confidence: number;
  readonly seed: number;
  readonly threads?: number;
}

/** The options of `stet rank` itself. */
export interface RankFlags extends RunFlags {
  readonly method: RankingMethodName;
  readonly unit?: ResampleUnit;
  readonly draws?: JudgmentDraws;
  readonly scale?: readonly Scale[];
  readonly eachJudge?: true;
  readonly strictOriginal?: true;
}

export function rankOptions(flags: RankFlags): RankOptions {
  const { draws = 'counts', scale, resamples, seed, confidence, strictOriginal } = flags;
  return { draws, scales: scale, resamples, seed, confidence, strictOriginal: strictOriginal === true };
}

export function addRunOptions(command: Command, resamples: number): Command {
  return addReportOptions(addJudgmentOptions(command))
    .option('--resamples <count>', 'resamples of the judgments, or runs of TrueSkill', parseCount, resamples)
    .option('--confidence <share>', 'of the rank ranges', parseShare, 0.95)
    .option('--seed <number>', 'of all that is random', parseCount, 1)
    .addOption(threadsOption());
}

/** Rankings, the pairwise judgments of systems in them, and how often each system won. */
export interface JudgedSystems {
  readonly rankings: readonly Ranking[];
  readonly pairs: PairwiseJudgments;
  readonly counts: PairCounts;
}

export async function readJudged(file: string, options: JudgmentOptions): Promise<JudgedSystems> {
  return judgedSystems(await readRankings(file, options));
}

export function judgedSystems(rankings: readonly Ranking[]): JudgedSystems {
  const pairs = pairwiseJudgments(rankings, 'systems');
  return { rankings, pairs, counts: countPairs(pairs) };
}

/** What a method ranks by: the pairs, expanded once for all that need them, or rankings with their scores. */
export function judgmentsFor(method: RankingMethodName, { rankings, pairs }: JudgedSystems): Judgments {
  return method === 'direct-assessment' ? rankings : pairs;
}

export function countJudgments({ rankings, pairs, counts }: JudgedSystems, method?: RankingMethodName): JudgmentCounts {
  // An output that is scored alone counts in direct assessment, and has nothing to be compared with elsewhere.
  const scored = method === 'direct-assessment' ? rankings.filter(({ outputs }) => outputs.length > 0) : undefined;
  return {
    judgments: pairs.outcome.length,
    decided: counts.wins.reduce((sum, count) => sum + count, 0),
    sentences: new Set(scored?.map(({ sentence }) => sentence) ?? pairs.sentence).size,
    judges: new Set<string | number>(scored?.map(({ judge }) => judge) ?? pairs.judge).size,
  };
}
