import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksDue, type CheckRhythm } from './checks-due.js';

const rhythms = fc.record({
  every: fc.integer({ min: 1, max: 30 }),
  seed: fc.nat(),
  judge: fc.string(),
});

/** After which items a check comes, among the first so many. */
function placesOf(rhythm: CheckRhythm, items: number): number[] {
  return Array.from({ length: items }, (_, at) => at + 1).filter(
    (item) => checksDue(item, rhythm) > checksDue(item - 1, rhythm),
  );
}

describe('checksDue(items, rhythm)', () => {
  it('is one for each stretch of items, and never two after the same item', () => {
    fc.assert(
      fc.property(rhythms, fc.integer({ min: 1, max: 20 }), (rhythm, stretches) => {
        const places = placesOf(rhythm, stretches * rhythm.every);
        expect(checksDue(0, rhythm)).toBe(0);
        expect(places.map((item) => Math.floor((item - 1) / rhythm.every))).toEqual(
          Array.from({ length: stretches }, (_, stretch) => stretch),
        );
        expect(checksDue(stretches * rhythm.every, rhythm)).toBe(stretches);
      }),
    );
  });

  it('is the same whenever it is asked, in whatever order', () => {
    fc.assert(
      fc.property(rhythms, fc.array(fc.nat(500)), (rhythm, items) => {
        const due = items.map((count) => checksDue(count, rhythm));
        expect(items.toReversed().map((count) => checksDue(count, { ...rhythm }))).toEqual(due.toReversed());
      }),
    );
  });

  it('has checks after any item of a stretch, about as often after each', () => {
    const [every, stretches] = [5, 1000];
    const places = placesOf({ every, seed: 1, judge: 'jo' }, every * stretches);
    for (let offset = 0; offset < every; offset++) {
      const count = places.filter((item) => (item - 1) % every === offset).length;
      // Within five standard deviations of a fifth.
      expect(Math.abs(count - stretches / every)).toBeLessThan(5 * Math.sqrt(stretches * 0.2 * 0.8));
    }
  });

  it('differs by judge and by campaign', () => {
    const rhythm = { every: 10, seed: 1, judge: 'jo' };
    const places = placesOf(rhythm, 200);
    expect(placesOf({ ...rhythm, judge: 'kim' }, 200)).not.toEqual(places);
    expect(placesOf({ ...rhythm, seed: 2 }, 200)).not.toEqual(places);
  });
});
