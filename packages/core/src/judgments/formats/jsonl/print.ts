import type { Ranking } from '../../ranking.js';

/** Writes rankings in JSON Lines; `parseJudgmentLines` reads back the same rankings. */
export function printJudgmentLines(rankings: readonly Ranking[]): string {
  return rankings.map((ranking) => `${printLine(ranking)}\n`).join('');
}

/** The keys always come in the same order. */
function printLine({ sentence, judge, item, seconds, outputs }: Ranking): string {
  return JSON.stringify({
    sentence,
    judge,
    item,
    seconds,
    outputs: outputs.map(({ systems, rank }) => ({ systems, rank })),
  });
}
