import {
  badOption,
  componentsOf,
  correlateJudges,
  haveScores,
  judgesOf,
  rank,
  rankingMethods,
  selectRankings,
  type JudgeScores,
  type Ranking,
  type RankingMethodName,
  type Runner,
  type SystemRanking,
} from '@stet/core/internal';
import {
  countJudgments,
  judgedSystems,
  judgmentsFor,
  rankOptions,
  type JudgedSystems,
  type RankFlags,
} from '../ranking/rank-options.js';
import type { JudgeRanking, JudgeReport } from '../ranking/ranking-report.js';
import { withRunner } from '../print/progress.js';
import { say } from '../print/terminal.js';

/** Ranks systems by each judge alone and by all other judges, and correlates the scores. */
export function reportJudges(rankings: readonly Ranking[], options: RankFlags): Promise<JudgeReport> {
  return withRunner(options.threads, async (runner) => {
    const { method, unit = 'judgment' } = options;
    const ranked: JudgeRanking[] = [];
    const scores: JudgeScores[] = [];
    for (const judge of judgesOf(rankings)) {
      const alone = judgedSystems(selectRankings(rankings, { judges: [judge] }));
      if (!canRank(judge, alone, method)) continue;
      const others = judgedSystems(selectRankings(rankings, { withoutJudges: [judge] }));
      const ranking = await rank(judgmentsFor(method, alone), method, { ...rankOptions(options), unit, runner });
      const rankingByOthers = await rankForScores(others, options, runner);
      const counts = countJudgments(alone, method);
      ranked.push({ judge, counts, ranking });
      scores.push({ judge, judgments: counts.judgments, alone: scoresOf(ranking), others: scoresOf(rankingByOthers) });
    }
    if (ranked.length === 0)
      throw badOption('a judge who compares all systems', 'none', 'Check the file and the options.');
    return { judges: ranked, correlation: correlateJudges(scores) };
  });
}

/** Whether a judge's judgments can rank the systems; warns if not. */
function canRank(judge: string, { rankings, counts }: JudgedSystems, method: RankingMethodName): boolean {
  if (method === 'direct-assessment') {
    if (haveScores(rankings)) return true;
    say(`${judge} scored nothing. Left out.`);
    return false;
  }
  const groups = componentsOf(counts);
  if (groups.length === 1) return true;
  const shownGroups = groups.map((members) => members.join(', ')).join(' / ');
  const reason = groups.length === 0 ? 'judged nothing' : `never compares these groups of systems: ${shownGroups}`;
  say(`${judge} ${reason}. Left out.`);
  return false;
}

/**
 * A ranking for its scores alone, which need no resamples with most methods. Undefined if there are no judgments, or
 * they do not connect all systems.
 */
async function rankForScores(
  judged: JudgedSystems,
  options: RankFlags,
  runner: Runner,
): Promise<SystemRanking | undefined> {
  const { method } = options;
  const isRanked =
    method === 'direct-assessment' ? haveScores(judged.rankings) : componentsOf(judged.counts).length === 1;
  if (!isRanked) return undefined;
  const resamples = rankingMethods[method].random ? options.resamples : 1;
  return rank(judgmentsFor(method, judged), method, { ...rankOptions(options), resamples, runner });
}

function scoresOf(ranking: SystemRanking | undefined): Map<string, number> {
  return new Map(ranking?.systems.map(({ name, score }) => [name, score]));
}
