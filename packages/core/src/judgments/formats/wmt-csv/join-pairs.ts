import type { Ranking } from '../../ranking.js';

/**
 * Puts rankings together again from rows of two systems, where each row names the ranking that it comes from. Rows
 * that are not all the pairs of some systems, each once and with the same ranks throughout, stay as they are.
 */
export function joinPairs(rows: readonly Ranking[]): Ranking[] {
  const runs: Ranking[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run !== undefined && isSameRanking(run[0], row)) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => joined(run) ?? run);
}

function isSameRanking(first: Ranking, second: Ranking): boolean {
  return first.item === second.item && first.judge === second.judge && first.sentence === second.sentence;
}

function joined(run: readonly Ranking[]): Ranking | undefined {
  const ranks = new Map<string, number>();
  const pairs = new Set<string>();
  for (const { outputs } of run) {
    const names = outputs.flatMap(({ systems }) => systems);
    if (outputs.length !== 2) return undefined;
    pairs.add(names.sort().join(' '));
    for (const { systems, rank } of outputs) {
      if ((ranks.get(systems[0]) ?? rank) !== rank) return undefined;
      ranks.set(systems[0], rank);
    }
  }
  if (pairs.size !== run.length || pairs.size !== (ranks.size * (ranks.size - 1)) / 2) return undefined;
  return { ...run[0], outputs: Array.from(ranks, ([name, rank]) => ({ systems: [name], rank })) };
}
