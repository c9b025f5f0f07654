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
    // Grows while it is walked.
    for (const one of members) {
      systems.forEach((__, other) => {
        if (seen.has(other) || judgmentsOf(counts, one, other) === 0) return;
        seen.add(other);
        members.push(other);
      });
    }
    components.push(members.sort((one, other) => one - other).map((member) => systems[member]));
  });
  return components;
}

/** Refuses judgments of which no ranking follows: none at all, or of groups never compared with each other. */
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
  return systems.flatMap((one, at) =>
    systems
      .map((other, across) => [one, other, across] as const)
      .filter(([, , across]) => across > at && wins[at * size + across] + wins[across * size + at] === 0)
      .map(([, other]) => [one, other] as const),
  );
}
