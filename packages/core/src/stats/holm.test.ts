import { expect, it } from 'vitest';
import { holm } from './holm.js';

it('multiplies the smallest p by the number of tests, the next by one less, and never lets one fall below another', () => {
  expect(holm([0.04, 0.01, 0.03])).toEqual([0.06, 0.03, 0.06]);
});

it('stays at 1 and below, and leaves a single p as it is', () => {
  expect(holm([0.5, 0.9])).toEqual([1, 1]);
  expect(holm([0.2])).toEqual([0.2]);
  expect(holm([])).toEqual([]);
});
