import type { MersenneTwister } from '../../random/mersenne-twister.js';
import type { DistinctOutput } from './distinct-outputs.js';

/** Which of the outputs of a sentence are shown together; in their order. */
export type OutputChooser = (outputs: readonly DistinctOutput[], most: number) => DistinctOutput[];

/** Any set of outputs is as likely as any other one. */
export function uniformChooser(random: MersenneTwister): OutputChooser {
  return (outputs, most) => {
    const left = outputs.map((_, at) => at);
    const chosen: number[] = [];
    while (chosen.length < most && left.length > 0) chosen.push(...left.splice(random.below(left.length), 1));
    return inOrder(outputs, chosen);
  };
}

/**
 * Takes one output after the other: the one whose systems have been compared least with those that are there; the
 * first, whose systems have been shown least. Among equals it draws. So that what was compared little catches up.
 */
export function balancedChooser(systems: readonly string[], random: MersenneTwister): OutputChooser {
  const size = systems.length;
  const index = new Map(systems.map((name, at) => [name, at]));
  const shown = new Float64Array(size);
  const compared = new Float64Array(size * size);
  return (outputs, most) => {
    const members = outputs.map(({ systems: names }) => names.map((name) => index.get(name) ?? -1));
    const left = new Set(outputs.keys());
    const chosen: number[] = [];
    const present: number[] = [];
    while (chosen.length < most && left.size > 0) {
      const next = leastBy([...left], random, (at) => need(members[at], present, { shown, compared, size }));
      left.delete(next);
      chosen.push(next);
      for (const one of members[next]) {
        shown[one]++;
        for (const other of present) {
          compared[one * size + other]++;
          compared[other * size + one]++;
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

/** How often these systems met those present so far, on average; or how often they were shown, where none is present. */
function need(members: readonly number[], present: readonly number[], { shown, compared, size }: Tally): number {
  let sum = 0;
  for (const one of members) {
    if (present.length === 0) sum += shown[one];
    for (const other of present) sum += compared[one * size + other];
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
  return chosen.toSorted((one, other) => one - other).map((at) => outputs[at]);
}
