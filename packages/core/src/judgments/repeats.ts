import type { Ranking } from './ranking.js';

/**
 * The rankings that equal an earlier one in everything: judge, item, sentence, outputs, ranks and time. A
 * judge may be shown an item again and rank it alike, but hardly in the same time: most likely files were joined that
 * hold the same judgments. Rankings without a time, or where nobody had to decide, are not reported.
 */
export function exactRepeats(rankings: readonly Ranking[]): Ranking[] {
  const seen = new Set<string>();
  return rankings.filter((ranking) => {
    const { sentence, judge, item, seconds = 0, outputs } = ranking;
    if (seconds === 0) return false;
    const key = JSON.stringify([sentence, judge, item, seconds, outputs]);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}
