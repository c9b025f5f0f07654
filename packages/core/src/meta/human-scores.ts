import { StetError } from '../error.js';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import type { Ranking } from '../judgments/ranking.js';
import { expectedWins } from '../ranking/expected-wins.js';
import { countPairs } from '../ranking/pair-counts.js';
import type { SystemScores } from './system-scores.js';

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
