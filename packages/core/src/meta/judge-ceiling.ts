import { StetError } from '../error.js';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import type { Ranking } from '../judgments/ranking.js';
import { judgesOf, selectRankings } from '../judgments/select.js';
import { expectedWins } from '../ranking/expected-wins.js';
import { correlateJudges, type JudgeCorrelation } from '../ranking/judge-correlation.js';
import { countPairs } from '../ranking/pair-counts.js';
import type { SystemScores } from './scored-systems.js';

/** How far judges agree with each other about systems: the most a metric can hope for. */
export interface JudgeCeiling extends JudgeCorrelation {
  /** Pairwise judgments of each judge. */
  readonly judgments: readonly number[];
}

/** The Expected Wins by each judge against those by all others (Grundkiewicz et al. 2015, Table 6). */
export function judgeCeiling(rankings: readonly Ranking[], systems: readonly string[]): JudgeCeiling | null {
  const judges = judgesOf(rankings);
  if (judges.length < 2) return null;
  const selected = selectRankings(rankings, { systems });
  const scores = judges.map((judge) => {
    const alone = scoresOf(selectRankings(selected, { judges: [judge] }));
    const others = scoresOf(selectRankings(selected, { withoutJudges: [judge] }));
    return { judge, judgments: alone.judgments, alone: alone.scores, others: others.scores };
  });
  return { ...correlateJudges(scores), judgments: scores.map(({ judgments }) => judgments) };
}

function scoresOf(rankings: readonly Ranking[]): { judgments: number; scores: ReadonlyMap<string, number> } {
  const pairs = pairwiseJudgments(rankings, 'systems');
  const scores = expectedWins(countPairs(pairs));
  return { judgments: pairs.outcome.length, scores: new Map(pairs.names.map((name, at) => [name, scores[at]])) };
}

/** The Expected Wins of the systems, under that name. */
export function expectedWinsOf(rankings: readonly Ranking[]): SystemScores {
  const counts = countPairs(pairwiseJudgments(rankings, 'systems'));
  if (counts.systems.length === 0) {
    throw new StetError({
      code: 'BAD_JUDGMENT',
      expected: 'judgments that compare systems, or human scores',
      found: 'none',
      remedy: 'Give a file with judgments, or with the human scores of systems.',
    });
  }
  const scores = expectedWins(counts);
  return { name: 'Expected Wins', scores: new Map(counts.systems.map((system, at) => [system, scores[at]])) };
}
