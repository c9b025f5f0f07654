import { pairwiseJudgments } from '../pairwise.js';
import type { Ranking } from '../ranking.js';

/** How far a judge is from the others. */
export interface JudgeDistance {
  readonly judge: string;
  /**
   * From 0, always as the others, to 1, always the opposite: Kendall's distance with ties at half a step (K with p = 1/2
   * in Fagin et al. 2004, Comparing and Aggregating Rankings with Ties), over the pairs that are compared. Undefined if
   * nobody else judged a pair of outputs that they did.
   */
  readonly distance: number | undefined;
  /** Pairs of outputs of one sentence, each with the judgment of somebody else. */
  readonly comparisons: number;
}

/** The mean disagreement of each judge with the others about the pairs of outputs that both judged. */
export function judgeDistances(rankings: readonly Ranking[]): JudgeDistance[] {
  const pairs = pairwiseJudgments(rankings, 'outputs');
  const questions = new Map<string, number[]>();
  pairs.outcome.forEach((_, row) => {
    const question = `${pairs.sentence[row]} ${pairs.first[row]} ${pairs.second[row]}`;
    const rows = questions.get(question);
    if (rows === undefined) questions.set(question, [row]);
    else rows.push(row);
  });
  const sums = new Float64Array(pairs.judges.length);
  const comparisons = new Float64Array(pairs.judges.length);
  for (const rows of questions.values()) {
    const all = votesOf(rows, pairs.outcome);
    for (const [judge, theirRows] of byJudge(rows, pairs.judge)) {
      const theirs = votesOf(theirRows, pairs.outcome);
      const others = all.map((count, outcome) => count - theirs[outcome]);
      theirs.forEach((count, outcome) =>
        others.forEach((otherCount, otherOutcome) => {
          sums[judge] += (count * otherCount * Math.abs(outcome - otherOutcome)) / 2;
          comparisons[judge] += count * otherCount;
        }),
      );
    }
  }
  return pairs.judges.map((judge, at) => ({
    judge,
    distance: comparisons[at] === 0 ? undefined : sums[at] / comparisons[at],
    comparisons: comparisons[at],
  }));
}

/** How many rows say that the first output is better, that both tie, and that the second is better. */
function votesOf(rows: readonly number[], outcome: Int8Array): number[] {
  const votes = [0, 0, 0];
  for (const row of rows) votes[outcome[row] + 1]++;
  return votes;
}

function byJudge(rows: readonly number[], judge: Uint16Array): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const row of rows) groups.set(judge[row], [...(groups.get(judge[row]) ?? []), row]);
  return groups;
}
