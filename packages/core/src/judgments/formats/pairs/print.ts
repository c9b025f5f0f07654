import type { Ranking } from '../../ranking.js';

/** One judgment of two systems; the first name sorts first. Ranks are levels of the ranking, counted from 1. */
interface LeveledPair {
  readonly names: readonly [first: string, second: string];
  readonly levels: readonly [first: number, second: number];
}

/** Writes each pair of systems of each ranking with `<`, `=` or `>`: input of the original Expected Wins. */
export function printPairOperators(rankings: readonly Ranking[]): string {
  return printPairs(rankings, ([one, other]) => '<=>'[Math.sign(one - other) + 1]);
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
 * The pairs in the order of the original program, so that a seeded run of those that draw lines is the same: level by
 * level, first the ties, by name, then the pairs with each worse level, whose names come as the judge saw them.
 */
function pairsOf({ outputs }: Ranking): LeveledPair[] {
  const ranks = [...new Set(outputs.map(({ rank }) => rank))].sort((one, other) => one - other);
  const shown = ranks.map((own) => outputs.filter(({ rank }) => rank === own).flatMap(({ systems }) => systems));
  return shown.flatMap((level, at) => {
    const names = level.toSorted();
    const ties = names.flatMap((one, index) => names.slice(index + 1).map((other) => pair(one, at, other, at)));
    const wins = shown
      .slice(at + 1)
      .flatMap((worse, further) =>
        names.flatMap((one) => worse.map((other) => pair(one, at, other, at + 1 + further))),
      );
    return [...ties, ...wins];
  });
}

function pair(one: string, level: number, other: string, otherLevel: number): LeveledPair {
  return one < other
    ? { names: [one, other], levels: [level + 1, otherLevel + 1] }
    : { names: [other, one], levels: [otherLevel + 1, level + 1] };
}
