import type { Chapter } from '@stet/charts';
import {
  canRankByScores,
  drawingBias,
  editAgreement,
  editStatistics,
  haveEdits,
  haveScores,
  rank,
  scoreAgreement,
  type Ranking,
  type SystemRanking,
} from '@stet/core/internal';
import { withRunner } from '../print/progress.js';
import { rankOptions, type RankFlags } from '../ranking/rank-options.js';
import type { Drawing } from './report-options.js';

/** What judgments hold beside ranks: a chapter each for scores, edits, and how pairs were drawn. */
export async function protocolChapters(
  rankings: readonly Ranking[],
  ranking: SystemRanking,
  options: RankFlags,
  draw: Drawing,
): Promise<Chapter[]> {
  const { resamples, seed, confidence } = options;
  const settings = { resamples, seed, confidence, details: false };
  const drawing = drawingBias(rankings);
  return [
    ...(haveScores(rankings)
      ? [
          draw.scoresChapter({
            ranking: ranking.method === 'direct-assessment' ? ranking : await rankByScores(rankings, options),
            agreed: { scales: scoreAgreement(rankings, settings), settings },
          }),
        ]
      : []),
    ...(haveEdits(rankings)
      ? [draw.editsChapter(editStatistics(rankings), { agreement: editAgreement(rankings, settings), settings })]
      : []),
    ...(drawing === undefined ? [] : [draw.drawingChapter(drawing)]),
  ];
}

/** Undefined where not every system is scored on every scale. */
async function rankByScores(rankings: readonly Ranking[], options: RankFlags): Promise<SystemRanking | undefined> {
  if (!canRankByScores(rankings)) return undefined;
  const { unit = 'judgment', threads } = options;
  return withRunner(threads, (runner) =>
    rank(rankings, 'direct-assessment', { ...rankOptions(options), unit, strictOriginal: false, runner }),
  );
}
