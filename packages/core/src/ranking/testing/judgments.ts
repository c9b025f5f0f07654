import { readJudgments } from '../../judgments/formats/read.js';
import { pairwiseJudgments, type PairwiseJudgments } from '../../judgments/pairwise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { readShared } from '../../testing/shared.js';

/** The rankings published with Grundkiewicz et al. (2015). */
export function publishedRankings(): readonly Ranking[] {
  return readJudgments(readShared('data/human/judgments.xml'));
}

/** Judgments from rankings written as `{ a: 1, b: 2 }`, a sentence each, all by the same judge. */
export function judged(...ranks: readonly Readonly<Record<string, number>>[]): PairwiseJudgments {
  return pairwiseJudgments(
    ranks.map((ranking, sentence) => ({
      sentence,
      judge: 'ann',
      outputs: Object.entries(ranking).map(([name, rank]) => ({ systems: [name], rank })),
    })),
    'systems',
  );
}
