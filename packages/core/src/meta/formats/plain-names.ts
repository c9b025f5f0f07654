import type { Ranking } from '../../judgments/ranking.js';

/**
 * Rankings with the names of systems as score files have them. WMT's tables of pairs write `testset.NAME.pair`; where
 * all names begin and end with the same such part, these parts go.
 */
export function withPlainNames(rankings: readonly Ranking[]): readonly Ranking[] {
  const names = new Set(rankings.flatMap(({ outputs }) => outputs.flatMap(({ systems }) => systems)));
  const ends = new Set(Array.from(names, (name) => endsOf(name)));
  if (ends.size !== 1 || ends.has(undefined)) return rankings;
  const plain = (name: string): string => name.split('.').slice(1, -1).join('.');
  return rankings.map((ranking) => ({
    ...ranking,
    outputs: ranking.outputs.map(({ systems, rank }) => ({ systems: systems.map(plain), rank })),
  }));
}

/** The first and the last part of a name with three or more. */
function endsOf(name: string): string | undefined {
  const parts = name.split('.');
  return parts.length < 3 ? undefined : `${parts[0]}.${parts.at(-1) ?? ''}`;
}
