import {
  componentsOf,
  correlateJudges,
  judgesOf,
  rankingMethods,
  selectRankings,
  type JudgeScores,
  type Ranking,
  type SystemRanking,
} from '@stet/core/internal';
import { rankSystems, type ThreadOptions } from '@stet/node';
import {
  countJudgments,
  judgedSystems,
  rankingOptions,
  threadsOf,
  type JudgedSystems,
  type RankOptions,
} from '../ranking/rank-options.js';
import type { JudgeRanking, JudgeReport } from '../ranking/ranking-report.js';
import { withProgress } from '../print/with-progress.js';
import { badOption } from '../options/bad-option.js';

/** Ranks by each judge alone and by all others, and correlates the scores. */
export async function reportJudges(rankings: readonly Ranking[], options: RankOptions): Promise<JudgeReport> {
  const ranked: JudgeRanking[] = [];
  const scores: JudgeScores[] = [];
  for (const judge of judgesOf(rankings)) {
    const alone = judgedSystems(selectRankings(rankings, { judges: [judge] }));
    if (!canRank(judge, alone)) continue;
    const others = judgedSystems(selectRankings(rankings, { withoutJudges: [judge] }));
    const [ranking, across] = await withProgress(`Ranking by ${judge}`, threadsOf(options), async (own) => [
      await rankSystems(alone.pairs, rankingOptions(options.unit ?? 'judgment', options), own),
      await rankForScores(others, options, own),
    ]);
    const counts = countJudgments(alone);
    ranked.push({ judge, counts, ranking });
    scores.push({ judge, judgments: counts.judgments, own: scoresOf(ranking), others: scoresOf(across) });
  }
  if (ranked.length === 0)
    throw badOption('a judge who compares all systems', 'none', 'Check the file and the options.');
  return { judges: ranked, correlation: correlateJudges(scores) };
}

/** Says it when the judgments of a judge rank nothing, and goes on with the others. */
function canRank(judge: string, { counts }: JudgedSystems): boolean {
  const groups = componentsOf(counts);
  if (groups.length === 1) return true;
  const found = groups.map((members) => members.join(', ')).join(' / ');
  const reason = groups.length === 0 ? 'judged nothing' : `never compares these groups of systems: ${found}`;
  process.stderr.write(`stet: ${judge} ${reason}. Left out.\n`);
  return false;
}

/** Only the scores are of interest, and those of most methods need no resample. */
async function rankForScores(
  { pairs }: JudgedSystems,
  options: RankOptions,
  threadOptions: ThreadOptions,
): Promise<SystemRanking | undefined> {
  if (pairs.outcome.length === 0) return undefined;
  const resamples = rankingMethods[options.method].random ? options.resamples : 1;
  return rankSystems(pairs, { ...rankingOptions('judgment', options), resamples }, threadOptions);
}

function scoresOf(ranking: SystemRanking | undefined): Map<string, number> {
  return new Map(ranking?.systems.map(({ name, score }) => [name, score]));
}
