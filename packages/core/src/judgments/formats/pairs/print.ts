import type { Ranking } from '../../ranking.js';

/** One judgment of two systems; the first name sorts first. Ranks are levels of the ranking, counted from 1. */
interface LeveledPair {
  readonly names: readonly [first: string, second: string];
  readonly levels: readonly [first: number, second: number];
}

/** Writes each pair of systems of each ranking with `<`, `=` or `>`: input of the original Expected Wins. */
export function printPairOperators(rankings: readonly Ranking[]): string {
  return printPairs(rankings, ([first, second]) => '<=>'[Math.sign(first - second) + 1]);
}

/** Writes each pair of systems of each ranking with its ranks: input of the original TrueSkill. */
export function printPairRanks(rankings: readonly Ranking[]): string {
  return printPairs(rankings, (levels) => levels.join('\t'));
}

function printPairs(rankings: readonly Ranking[], judgment: (levels: LeveledPair['levels']) => string): string {
  return rankings
    .flatMap(pairsOf)
    .map(({ names, levels }) => `${names.join('\t')}\t${judgment(levels)}\n`)
    .join('');
}

/**
 * The pairs in the order of the original program, so that programs that draw lines give the same result for the same
 * seed: level by level, first the ties, by name, then the pairs with each worse level, whose names come as the judge
 * saw them.
 */
function pairsOf({ outputs }: Ranking): LeveledPair[] {
  const ranks = [...new Set(outputs.map(({ rank }) => rank))].sort((a, b) => a - b);
  const shown = ranks.map((levelRank) =>
    outputs.filter(({ rank }) => rank === levelRank).flatMap(({ systems }) => systems),
  );
  return shown.flatMap((level, at) => {
    const names = level.toSorted();
    const ties = names.flatMap((first, index) => names.slice(index + 1).map((second) => pair(first, at, second, at)));
    const wins = shown
      .slice(at + 1)
      .flatMap((worse, further) =>
        names.flatMap((better) => worse.map((name) => pair(better, at, name, at + 1 + further))),
      );
    return [...ties, ...wins];
  });
}

function pair(left: string, leftLevel: number, right: string, rightLevel: number): LeveledPair {
  return left < right
    ? { names: [left, right], levels: [leftLevel + 1, rightLevel + 1] }
    : { names: [right, left], levels: [rightLevel + 1, leftLevel + 1] };
}
