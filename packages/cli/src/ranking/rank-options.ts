import type { Command } from 'commander';
import {
  countPairs,
  pairwiseJudgments,
  type JudgmentDraws,
  type PairCounts,
  type PairwiseJudgments,
  type RankOptions,
  type Ranking,
  type RankingMethodName,
  type ResampleUnit,
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
  readonly draws: JudgmentDraws;
  readonly eachJudge?: true;
  readonly strictOriginal?: true;
}

export function rankOptions({ draws, resamples, seed, confidence, strictOriginal }: RankFlags): RankOptions {
  return { draws, resamples, seed, confidence, strictOriginal: strictOriginal === true };
}

export function addRunOptions(command: Command, resamples: number): Command {
  return addReportOptions(addJudgmentOptions(command))
    .option('--resamples <count>', 'resamples of the judgments, or runs of TrueSkill', parseCount, resamples)
    .option('--confidence <share>', 'of the rank ranges', parseShare, 0.95)
    .option('--seed <number>', 'of all that is random', parseCount, 1)
    .addOption(threadsOption());
}

/** Pairwise judgments of systems, and how often each system won. */
export interface JudgedSystems {
  readonly pairs: PairwiseJudgments;
  readonly counts: PairCounts;
}

export async function readJudged(file: string, options: JudgmentOptions): Promise<JudgedSystems> {
  return judgedSystems(await readRankings(file, options));
}

export function judgedSystems(rankings: readonly Ranking[]): JudgedSystems {
  const pairs = pairwiseJudgments(rankings, 'systems');
  return { pairs, counts: countPairs(pairs) };
}

export function countJudgments({ pairs, counts }: JudgedSystems): JudgmentCounts {
  return {
    judgments: pairs.outcome.length,
    decided: counts.wins.reduce((sum, count) => sum + count, 0),
    sentences: new Set(pairs.sentence).size,
    judges: new Set(pairs.judge).size,
  };
}
