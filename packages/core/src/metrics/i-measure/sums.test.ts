import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReferenceChoice } from './choose.js';
import { NO_COUNTS, addCounts, distinctCounts, type Counts } from './counts.js';
import { sumCounts } from './sums.js';

const weights = { beta: 1, weight: 2 };
/** I has no gain and loss, so that nothing is given up. */
const keepAll = new ReferenceChoice('ci', weights);
const byWacc = new ReferenceChoice('cwacc', weights);

const counts: fc.Arbitrary<Counts> = fc
  .tuple(fc.nat(3), fc.nat(5), fc.nat(2), fc.nat(2), fc.nat(1), fc.nat(5), fc.nat(3))
  .map(([tp, tn, fp, fn, fpn, baselineTn, baselineFn]) => [
    ...([tp, tn + 1, fp + fpn, fn + fpn, fpn] as const),
    ...([baselineTn, baselineFn] as const),
  ]);
const parts = fc.array(fc.array(counts, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

function slowSums(all: readonly (readonly Counts[])[]): Counts[] {
  return all.reduce<Counts[]>(
    (sums, options) => sums.flatMap((sum) => options.map((option) => addCounts(sum, option))),
    [NO_COUNTS],
  );
}

describe('sumCounts(parts, choice)', () => {
  it('gives every different sum once, where the choice gives none up', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const { sums, complete } = sumCounts(all.map(distinctCounts), keepAll);
        expect(complete).toBe(true);
        expect(sums).toEqual(distinctCounts(slowSums(all)));
      }),
    );
  });

  it('keeps the sum that is chosen, whatever was chosen before', () => {
    fc.assert(
      fc.property(parts, fc.oneof(counts, fc.constant(NO_COUNTS)), (all, before) => {
        const { sums } = sumCounts(all.map(distinctCounts), byWacc);
        expect(byWacc.best(sums, before)).toEqual(byWacc.best(distinctCounts(slowSums(all)), before));
      }),
    );
  });

  it('keeps sums that all are perfect for detection, so that correction can decide', () => {
    // In each of six places the hypothesis finds the error, and one of two references has its correction.
    const places = Array.from({ length: 6 }, (): Counts[] => [
      [1, 3, 0, 0, 0, 3, 1],
      [0, 4, 1, 1, 1, 4, 1],
    ]);
    const choice = new ReferenceChoice('dwacc', weights);
    const { sums } = sumCounts(places, choice);
    expect(choice.best(sums, NO_COUNTS)).toEqual(choice.best(distinctCounts(slowSums(places)), NO_COUNTS));
    expect(sums).toHaveLength(7);
  });

  it('says when there are too many sums', () => {
    const many = Array.from({ length: 40 }, (_, at): Counts[] => [
      [at, 1, 0, 0, 0, 1, 0],
      [0, 1, at * at, 1, 0, 1, at],
      [0, 1, 0, at, 0, at * at, 1],
    ]);
    const { sums, complete } = sumCounts(many, keepAll);
    expect(complete).toBe(false);
    expect(sums.length).toBeGreaterThan(0);
  });

  it('does not hold more numbers than can be told apart', () => {
    const large = Array.from({ length: 3 }, (): Counts[] => [
      [900, 901, 902, 903, 904, 905, 906],
      [1, 2, 3, 4, 1, 6, 7],
    ]);
    const { sums, complete } = sumCounts(large, keepAll);
    expect(complete).toBe(false);
    for (const sum of sums) expect(slowSums(large)).toContainEqual(sum);
  });
});
