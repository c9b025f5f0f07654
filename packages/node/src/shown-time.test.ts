import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownTime } from './shown-time.js';

describe('shownTime(seconds)', () => {
  it.each([
    [0, '0s'],
    [0.2, '1s'],
    [59, '59s'],
    [59.5, '1m00s'],
    [61, '1m00s'],
    [118, '2m00s'],
    [119.9, '2m00s'],
    [3597, '59m55s'],
    [3598, '1h00m'],
    [7199, '2h00m'],
    [90_000, '25h00m'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(shownTime(seconds)).toBe(text);
  });

  it('says of a time that nobody can tell that it takes a while', () => {
    expect([Infinity, NaN, -1].map(shownTime)).toEqual(['a while', 'a while', 'a while']);
  });

  it('never has sixty seconds or minutes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (seconds) => {
        expect(shownTime(seconds)).toMatch(/^(?:[0-5]?\ds|[1-5]?\dm[0-5]\ds|\d+h[0-5]\dm)$/u);
      }),
    );
  });
});
