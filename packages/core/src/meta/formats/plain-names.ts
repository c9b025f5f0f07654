import type { Ranking } from '../../judgments/ranking.js';

/**
 * Rankings with the names of systems as score files have them. WMT's tables of pairs write `testset.NAME.pair`; where
 * all names share the same first and last component, these are dropped.
 */
export function withPlainNames(rankings: readonly Ranking[]): readonly Ranking[] {
  const names = new Set(rankings.flatMap(({ outputs }) => outputs.flatMap(({ systems }) => systems)));
  const ends = new Set(Array.from(names, (name) => endsOf(name)));
  if (ends.size !== 1 || ends.has(undefined)) return rankings;
  const plain = (name: string): string => name.split('.').slice(1, -1).join('.');
  return rankings.map((ranking) => ({
    ...ranking,
    outputs: ranking.outputs.map((output) => ({ ...output, systems: output.systems.map(plain) })),
  }));
}

/** The first and the last component of a name with three or more. */
function endsOf(name: string): string | undefined {
  const components = name.split('.');
  return components.length < 3 ? undefined : `${components[0]}.${components.at(-1) ?? ''}`;
}
