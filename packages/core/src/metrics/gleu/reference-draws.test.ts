import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { ReferenceDraws } from './reference-draws.js';

describe('ReferenceDraws', () => {
  it('numbers the drawn references through all lines, and seeds iteration j with 101 j', () => {
    const counts = [2, 1, 3];
    const twister = new MersenneTwister(202);
    const [a, b, c] = counts.map((count) => twister.scaledBelow(count));
    expect([...new ReferenceDraws('python2').row(counts, 2)]).toEqual([a, 2 + b, 3 + c]);
  });

  it('draws as Python 3 where it is told to', () => {
    const twister = new MersenneTwister(0);
    const draws = [4, 4, 4].map((count, line) => 4 * line + twister.below(count));
    expect([...new ReferenceDraws('python3').row([4, 4, 4], 0)]).toEqual(draws);
  });

  it('keeps its draws for the next system with the same lines, and no others', () => {
    const draws = new ReferenceDraws('python2');
    const first = draws.row([2, 2], 0);
    expect(draws.row([2, 2], 0)).toBe(first);
    expect(draws.row([2, 3], 0)).not.toBe(first);
  });

  it('draws again what is too much to keep', () => {
    const draws = new ReferenceDraws('python2', 5);
    const counts = [2, 2, 2];
    const [first, second, again] = [0, 1, 1].map((iteration) => draws.row(counts, iteration));
    expect(draws.row(counts, 0)).toBe(first);
    expect(again).not.toBe(second);
    expect(again).toEqual(second);
  });
});
