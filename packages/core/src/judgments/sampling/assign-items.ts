import type { MersenneTwister } from '../../random/mersenne-twister.js';
import type { Assignment } from './campaign.js';
import { shuffle } from '../../random/shuffle.js';

export interface AssignOptions {
  readonly judges: readonly string[];
  /** As many items go to a second judge. */
  readonly shared: number;
  /** As many items are shown again to their judge. */
  readonly repeated: number;
}

interface Desk {
  readonly judge: string;
  readonly items: number[];
  readonly again: number[];
  readonly sentences: Set<number>;
  /** By the index of another judge: the items that both have. */
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
    // Shared ones follow the repeated ones, and begin anew with these when all are taken.
    const place = (at - repeated + order.length) % order.length;
    const first = leastBusy(desks, sentences[item], random);
    take(desks[first], item, sentences[item]);
    if (isRepeated) desks[first].again.push(item);
    if (place >= shared) return;
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

function leastBusy(desks: readonly Desk[], sentence: number, random: MersenneTwister, beside?: number): number {
  const keys = desks.map((desk) => [
    desk.items.length + desk.again.length,
    desk.sentences.has(sentence) ? 1 : 0,
    beside === undefined ? 0 : desk.shared[beside],
    random.random(),
  ]);
  const candidates = [...desks.keys()].filter((at) => at !== beside);
  return candidates.reduce((best, at) => (isLess(keys[at], keys[best]) ? at : best));
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((value, at) => value !== other[at]);
  return differs !== -1 && one[differs] < other[differs];
}

/**
 * The items in a random order, and those to be shown again half of the list after their first time: as far apart as
 * is possible for all of them.
 */
function spaced(items: readonly number[], again: readonly number[], random: MersenneTwister): number[] {
  const length = items.length + again.length;
  const apart = Math.floor(length / 2);
  const places = shuffle(
    Array.from({ length: apart }, (_, at) => at),
    random,
  );
  const list = Array.from<number | undefined>({ length });
  again.forEach((item, at) => {
    list[places[at]] = item;
    list[places[at] + apart] = item;
  });
  const twice = new Set(again);
  const rest = shuffle(
    items.filter((item) => !twice.has(item)),
    random,
  );
  let next = 0;
  return list.map((item) => item ?? rest[next++]);
}
