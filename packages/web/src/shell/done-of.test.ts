import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doneOf } from './done-of.js';

it('never says that more is done than there is', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (done, total) => {
      const [shown, of] = /^(\d+) of (\d+)/u.exec(doneOf(done, total).replaceAll(',', ''))?.slice(1).map(Number) ?? [];
      expect(of).toBe(total);
      expect(shown).toBeLessThanOrEqual(total);
    }),
  );
});

it('says what was done beyond the total', () => {
  expect(doneOf(3, 10)).toBe('3 of 10');
  expect(doneOf(10, 10, 'judgments')).toBe('10 of 10 judgments');
  expect(doneOf(16, 10, 'judgments')).toBe('10 of 10 judgments, and 6 more');
});
