import { StetError } from '../error.js';
import { judgmentsOf, type PairCounts } from './pair-counts.js';

/** The groups of systems that judgments connect, directly or through others; each in order of name. */
export function componentsOf(counts: PairCounts): string[][] {
  const { systems } = counts;
  const seen = new Set<number>();
  const components: string[][] = [];
  systems.forEach((_, start) => {
    if (seen.has(start)) return;
    const members = [start];
    seen.add(start);
    // The list grows during the loop.
    for (const member of members) {
      systems.forEach((__, candidate) => {
        if (seen.has(candidate) || judgmentsOf(counts, member, candidate) === 0) return;
        seen.add(candidate);
        members.push(candidate);
      });
    }
    components.push(members.sort((a, b) => a - b).map((system) => systems[system]));
  });
  return components;
}

/** Refuses judgments that give no ranking: none at all, or of groups never compared with each other. */
export function checkComparable(counts: PairCounts, file?: string): void {
  const components = componentsOf(counts);
  if (components.length === 1) return;
  const found = components.map((members) => members.join(', ')).join(' / ');
  throw new StetError({
    code: 'NOT_COMPARABLE',
    file,
    expected: components.length === 0 ? 'judgments of systems' : 'systems that are all compared, if through others',
    found: components.length === 0 ? 'none' : `groups never compared with each other: ${found}`,
    remedy:
      components.length === 0
        ? 'Check the file and the options.'
        : 'Rank each group on its own: name its systems with {{systems}}.',
  });
}

/** Pairs of systems, by name, that no judgment decides. */
export function undecidedPairs({ systems, wins }: PairCounts): (readonly [string, string])[] {
  const size = systems.length;
  return systems.flatMap((firstName, first) =>
    systems
      .map((secondName, second) => [firstName, secondName, second] as const)
      .filter(([, , second]) => second > first && wins[first * size + second] + wins[second * size + first] === 0)
      .map(([, secondName]) => [firstName, secondName] as const),
  );
}
