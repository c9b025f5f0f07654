import { expect, it } from 'vitest';
import { percent, span } from './format.js';

it('says time spans in the unit that suits them', () => {
  expect([0, 48.4, 99.9, 179, 5400, 7800].map(span)).toEqual(['0 s', '48 s', '100 s', '3 min', '90 min', '2 h 10 min']);
});

it('gives small shares a digit', () => {
  expect([0, 0.0001, 0.034, 0.5, 1].map(percent)).toEqual(['0 %', '0 %', '3.4 %', '50 %', '100 %']);
});
