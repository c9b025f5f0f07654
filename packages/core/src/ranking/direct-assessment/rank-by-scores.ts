import type { Judgments } from '../../judgments/pairwise.js';
import type { Scale } from '../../judgments/direct-assessment/scores.js';
import { runAll, type Runner } from '../../runner/runner.js';
import { cutIntoShares } from '../../runner/shares.js';
import { percentileInterval } from '../../significance/interval.js';
import { rankScores, type RankingOptions, type RankedSystem, type SystemRanking } from '../rank-by-runs.js';
import { runSignature } from '../run-signature.js';
import { scoreRunJob } from './resample-scores.js';
import { checkScored } from './check-scored.js';
import { scalesInUse, scoreTable, type ScoreTable } from '../../judgments/direct-assessment/score-table.js';
import { standardise } from '../../judgments/direct-assessment/standardise.js';
import { meanOverScales, systemMeans } from './system-means.js';

export interface ScoreRankingOptions extends Omit<RankingOptions, 'method' | 'draws' | 'strictOriginal'> {
  /** The scales to rank by (default: all that outputs are scored on). */
  readonly scales?: readonly Scale[] | undefined;
  readonly file?: string | undefined;
}

const SHARES_FOR_EACH_LANE = 4;

/**
 * Ranks systems by direct assessment (Graham et al. 2013, 2017): the mean of their scores, standardised for each
 * judge and scale; over several scales, the mean over these.
 */
export async function rankByScores(
  judgments: Judgments,
  options: ScoreRankingOptions,
  runner: Runner,
): Promise<SystemRanking> {
  const { unit, resamples, seed, file } = options;
  // Pairs have lost the scores.
  const rankings = 'outcome' in judgments ? [] : judgments;
  const table = scoreTable(rankings, options.scales ?? scalesInUse(rankings));
  checkScored(table, file);
  const { z, constant } = standardise(table);
  const tasks = cutIntoShares(resamples, seed, SHARES_FOR_EACH_LANE * runner.lanes).map((share) => ({
    task: { table, z, unit, share },
    size: share.end - share.first,
  }));
  const runs = (await runAll(runner, scoreRunJob, tasks, { stage: `Ranking by ${unit}` })).flat();
  const { method, confidence } = { method: 'direct-assessment', confidence: options.confidence } as const;
  return {
    method,
    signature: runSignature([method, `scales:${table.scales.join('+')}`, `unit:${unit}`], {
      ...options,
      strictOriginal: false,
    }),
    unit,
    resamples,
    seed,
    confidence,
    judgments: table.judge.length,
    constantJudges: constant,
    systems: rankSystems(table, z, runs, confidence),
  };
}

function rankSystems(
  table: ScoreTable,
  z: Float64Array,
  runs: readonly Float64Array[],
  confidence: number,
): RankedSystem[] {
  const { scales, systems } = table;
  const width = scales.length;
  const [zMeans, rawMeans] = [systemMeans(table, z), systemMeans(table, table.scores)];
  const [scores, rawScores] = [meanOverScales(zMeans, width), meanOverScales(rawMeans, width)];
  const scoreRuns = runs.map((means) => meanOverScales(means, width));
  const intervalAt = (drawn: readonly Float64Array[], at: number): readonly [low: number, high: number] =>
    percentileInterval(
      Float64Array.from(drawn, (values) => values[at]),
      confidence,
    );
  return rankScores(systems, scores, scoreRuns, { confidence, rule: 'cluster' }).map((ranked) => {
    const system = systems.indexOf(ranked.name);
    return {
      ...ranked,
      assessment: {
        interval: intervalAt(scoreRuns, system),
        raw: rawScores[system],
        scales: scales.map((scale, column) => ({
          scale,
          z: zMeans[system * width + column],
          interval: intervalAt(runs, system * width + column),
          raw: rawMeans[system * width + column],
        })),
      },
    };
  });
}
