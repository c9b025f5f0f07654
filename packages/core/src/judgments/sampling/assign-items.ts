import type { MersenneTwister } from '../../random/mersenne-twister.js';
import type { Assignment } from './campaign.js';
import { shuffle } from '../../random/shuffle.js';

export interface AssignOptions {
  readonly judges: readonly string[];
  /** Number of items that a second judge gets as well. */
  readonly shared: number;
  /** Number of items that their judge sees again. */
  readonly repeated: number;
}

interface Desk {
  readonly judge: string;
  readonly items: number[];
  readonly again: number[];
  readonly sentences: Set<number>;
  /** By the index of another judge: how many items both have. */
  readonly shared: Float64Array;
}

/**
 * Gives items to judges, always to those with the least to do, so that loads differ by one at most, or by two where
 * too few items go to one judge once. Among equals prefers judges who have not seen the sentence, then pairs of
 * judges who share the fewest items. Items are repeated, and shared, at random; the same ones only when there are too
 * few for both.
 */
export function assignItems(
  sentences: readonly number[],
  { judges, shared, repeated }: AssignOptions,
  random: MersenneTwister,
): Assignment[] {
  const desks: Desk[] = judges.map((judge) => ({
    judge,
    items: [],
    again: [],
    sentences: new Set(),
    shared: new Float64Array(judges.length),
  }));
  const order = shuffle([...sentences.keys()], random);
  // What weighs most goes first, so that the rest can even out the loads.
  order.forEach((item, at) => {
    const isRepeated = at < repeated;
    // Shared items follow the repeated ones, and start over with those when none is left.
    const sharedIndex = (at - repeated + order.length) % order.length;
    const first = leastBusy(desks, sentences[item], random);
    take(desks[first], item, sentences[item]);
    if (isRepeated) desks[first].again.push(item);
    if (sharedIndex >= shared) return;
    const second = leastBusy(desks, sentences[item], random, first);
    take(desks[second], item, sentences[item]);
    desks[first].shared[second]++;
    desks[second].shared[first]++;
  });
  return desks.map(({ judge, items, again }) => ({ judge, items: spaced(items, again, random).map(String) }));
}

function take(desk: Desk, item: number, sentence: number): void {
  desk.items.push(item);
  desk.sentences.add(sentence);
}

function leastBusy(desks: readonly Desk[], sentence: number, random: MersenneTwister, partner?: number): number {
  const keys = desks.map((desk) => [
    desk.items.length + desk.again.length,
    desk.sentences.has(sentence) ? 1 : 0,
    partner === undefined ? 0 : desk.shared[partner],
    random.random(),
  ]);
  const candidates = [...desks.keys()].filter((at) => at !== partner);
  return candidates.reduce((best, at) => (isLess(keys[at], keys[best]) ? at : best));
}

function isLess(first: readonly number[], second: readonly number[]): boolean {
  const differs = first.findIndex((value, at) => value !== second[at]);
  return differs !== -1 && first[differs] < second[differs];
}

/**
 * The items in a random order, and those to be shown again half of the list after their first time: as far apart as
 * is possible for all of them.
 */
function spaced(items: readonly number[], again: readonly number[], random: MersenneTwister): number[] {
  const length = items.length + again.length;
  const apart = Math.floor(length / 2);
  const positions = shuffle(
    Array.from({ length: apart }, (_, at) => at),
    random,
  );
  const list = Array.from<number | undefined>({ length });
  again.forEach((item, at) => {
    list[positions[at]] = item;
    list[positions[at] + apart] = item;
  });
  const twice = new Set(again);
  const rest = shuffle(
    items.filter((item) => !twice.has(item)),
    random,
  );
  let next = 0;
  return list.map((item) => item ?? rest[next++]);
}
