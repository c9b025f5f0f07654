import type { MersenneTwister } from '../../random/mersenne-twister.js';
import type { DistinctOutput } from './distinct-outputs.js';

/** Which of the outputs of a sentence are shown together; in their order. */
export type OutputChooser = (outputs: readonly DistinctOutput[], most: number) => DistinctOutput[];

/** Every set of outputs is equally likely. */
export function uniformChooser(random: MersenneTwister): OutputChooser {
  return (outputs, most) => {
    const remaining = outputs.map((_, at) => at);
    const chosen: number[] = [];
    while (chosen.length < most && remaining.length > 0)
      chosen.push(...remaining.splice(random.below(remaining.length), 1));
    return inOrder(outputs, chosen);
  };
}

/**
 * Chooses first the output whose systems have been shown least, then always the one whose systems have been compared
 * least with those already chosen, and draws among equals. So pairs that were compared little catch up.
 */
export function balancedChooser(systems: readonly string[], random: MersenneTwister): OutputChooser {
  const size = systems.length;
  const index = new Map(systems.map((name, at) => [name, at]));
  const shown = new Float64Array(size);
  const compared = new Float64Array(size * size);
  return (outputs, most) => {
    const members = outputs.map(({ systems: names }) => names.map((name) => index.get(name) ?? -1));
    const remaining = new Set(outputs.keys());
    const chosen: number[] = [];
    const present: number[] = [];
    while (chosen.length < most && remaining.size > 0) {
      const next = leastBy([...remaining], random, (at) => need(members[at], present, { shown, compared, size }));
      remaining.delete(next);
      chosen.push(next);
      for (const added of members[next]) {
        shown[added]++;
        for (const opponent of present) {
          compared[added * size + opponent]++;
          compared[opponent * size + added]++;
        }
      }
      present.push(...members[next]);
    }
    return inOrder(outputs, chosen);
  };
}

interface Tally {
  readonly shown: Float64Array;
  readonly compared: Float64Array;
  readonly size: number;
}

/** How often `members` met the systems present so far, on average; or were shown, where none is present. */
function need(members: readonly number[], present: readonly number[], { shown, compared, size }: Tally): number {
  let sum = 0;
  for (const member of members) {
    if (present.length === 0) sum += shown[member];
    for (const opponent of present) sum += compared[member * size + opponent];
  }
  return sum / members.length / Math.max(1, present.length);
}

function leastBy(items: readonly number[], random: MersenneTwister, value: (item: number) => number): number {
  const values = items.map(value);
  const least = Math.min(...values);
  const best = items.filter((_, at) => values[at] === least);
  return best[random.below(best.length)];
}

function inOrder(outputs: readonly DistinctOutput[], chosen: readonly number[]): DistinctOutput[] {
  return chosen.toSorted((a, b) => a - b).map((at) => outputs[at]);
}
