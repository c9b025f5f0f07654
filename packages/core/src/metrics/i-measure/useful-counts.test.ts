import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReferenceChoice } from './choose.js';
import { NO_COUNTS, addCounts, distinctCounts, type Counts } from './counts.js';
import { usefulCounts } from './useful-counts.js';

const weights = { beta: 1, weight: 2 };
const byWacc = new ReferenceChoice('cwacc', weights);
const nothingOff = { gain: 0, loss: 0 };

const counts: fc.Arbitrary<Counts> = fc
  .tuple(fc.nat(3), fc.nat(5), fc.nat(2), fc.nat(2), fc.nat(1), fc.nat(5), fc.nat(3))
  .map(([tp, tn, fp, fn, fpn, baselineTn, baselineFn]) => [
    ...([tp, tn, fp + fpn, fn + fpn, fpn] as const),
    ...([baselineTn, baselineFn] as const),
  ]);
const several = fc.array(counts, { minLength: 1, maxLength: 8 });

describe('usefulCounts(counts, choice, discount)', () => {
  it('gives every different one once, where the choice has no gain and loss', () => {
    fc.assert(
      fc.property(several, (all) => {
        const useful = usefulCounts([...all, ...all], new ReferenceChoice('ci', weights), nothingOff);
        expect(useful).toEqual(distinctCounts(all));
      }),
    );
  });

  it('keeps what is chosen, whatever is added to all of them', () => {
    fc.assert(
      fc.property(several, fc.oneof(counts, fc.constant(NO_COUNTS)), (all, later) => {
        const best = byWacc.best(distinctCounts(all), later);
        expect(byWacc.best(usefulCounts(all, byWacc, nothingOff), later)).toEqual(best);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps what is chosen when as much is taken off all of them as the discount says', () => {
    const all: Counts[] = [
      [0, 5, 1, 0, 0, 5, 1],
      [0, 4, 1, 0, 0, 2, 3],
    ];
    const later: Counts = [0, 0, -1, 0, 0, 0, 0];
    const choose = (some: readonly Counts[]): Counts =>
      byWacc.best(
        some.map((one) => addCounts(one, later)),
        NO_COUNTS,
      );
    const useful = usefulCounts(all, byWacc, { gain: 0, loss: -2 });
    expect(choose(useful)).toEqual(choose(all));
    expect(useful).toHaveLength(2);
    expect(usefulCounts(all, byWacc, nothingOff)).toHaveLength(1);
  });

  it('keeps counts that all are perfect for detection, so that correction can decide', () => {
    const all: Counts[] = [
      [1, 3, 0, 0, 0, 3, 1],
      [0, 4, 1, 1, 1, 4, 1],
    ];
    expect(usefulCounts(all, new ReferenceChoice('dwacc', weights), nothingOff)).toEqual(all);
  });
});
