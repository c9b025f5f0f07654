import type { MatchedText } from '../gold/match-text.js';
import type { GoldCounts } from './lint-gate.js';

/** What the lints of a text come to at the level of first suggestions. */
export function goldCounts({ lints, chosen: { edits } }: MatchedText): GoldCounts {
  const isFirst = (rank: number | undefined): boolean => rank === 1;
  return {
    precision: [lints.filter(({ rank }) => isFirst(rank)).length, lints.length],
    recall: [edits.filter(({ ranks }) => [...ranks.values()].some(isFirst)).length, edits.length],
  };
}
