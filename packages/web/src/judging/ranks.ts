import { words } from '../language/words.js';

/** A rank for each output in the order shown; 1 is best, equal ranks are ties, null is not ranked yet. */
export type Ranks = readonly (number | null)[];

export function isComplete(ranks: Ranks): ranks is readonly number[] {
  return ranks.length > 0 && ranks.every((rank) => rank !== null);
}

/** The name of an output on the page: A, B, C … */
export function letterOf(output: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + output);
}

/** The outputs that have a rank, in the order shown. */
export function outputsAt(ranks: Ranks, rank: number | null): number[] {
  return ranks.flatMap((outputRank, output) => (outputRank === rank ? [output] : []));
}

/** The ranking in words: `Rank 1: A. Rank 2: B and C. Not ranked: D.` */
export function describeRanks(ranks: Ranks): string {
  const { judging } = words();
  const phrases = ranks.flatMap((_, at) => {
    const tied = outputsAt(ranks, at + 1);
    return tied.length === 0 ? [] : [judging.ranked(at + 1, tied.map(letterOf))];
  });
  const unranked = outputsAt(ranks, null);
  return [...phrases, ...(unranked.length === 0 ? [] : [judging.notRanked(unranked.map(letterOf))])].join(' ');
}
