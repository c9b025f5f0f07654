import { StetError } from '../../error.js';
import type { Ranking } from '../../judgments/ranking.js';
import type { PairCounts } from '../pair-counts.js';

/** The outputs that were shown together, each as the indices of the systems that wrote it. */
export type JudgedShape = readonly (readonly number[])[];

/** Rankings as numbers; only those that compare something. */
export interface JudgedShapes {
  readonly systems: readonly string[];
  readonly shapes: readonly JudgedShape[];
  /** By ranking and output: where the judge put it. */
  readonly ranks: readonly (readonly number[])[];
}

export function shapesOf(rankings: readonly Ranking[]): JudgedShapes {
  const compared = rankings.filter(({ outputs }) => outputs.length > 1);
  const names = compared.flatMap(({ outputs }) => outputs.flatMap(({ systems }) => systems));
  const systems = [...new Set(names)].sort();
  const index = new Map(systems.map((name, at) => [name, at]));
  return {
    systems,
    shapes: compared.map(({ outputs }) => outputs.map((output) => output.systems.map((name) => index.get(name) ?? -1))),
    ranks: compared.map(({ outputs }) => outputs.map(({ rank }) => rank)),
  };
}

/** Where a system stands among the systems; refuses one that is not among them. */
export function systemIndex(systems: readonly string[], name: string): number {
  const index = systems.indexOf(name);
  if (index !== -1) return index;
  throw new StetError({
    code: 'UNKNOWN_SYSTEM',
    expected: `one of the systems judged: ${systems.join(', ')}`,
    found: JSON.stringify(name),
    remedy: 'Check the spelling and the capitals.',
  });
}

/** Counts every pair of systems within a ranking. */
export function addPairs({ systems, wins, ties }: PairCounts, shape: JudgedShape, ranks: ArrayLike<number>): void {
  const size = systems.length;
  for (let output = 0; output < shape.length; output++) {
    const members = shape[output];
    for (let across = 0; across < shape.length; across++) {
      if (ranks[output] > ranks[across]) continue;
      const counts = ranks[output] < ranks[across] ? wins : ties;
      const others = shape[across];
      for (let at = 0; at < members.length; at++) {
        const row = members[at] * size;
        for (let next = 0; next < others.length; next++) {
          if (across !== output || next !== at) counts[row + others[next]]++;
        }
      }
    }
  }
}
