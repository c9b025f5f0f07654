import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../language/words.js';
import { percent, span } from './format.js';

// The language is said on the page, which there is none of here.
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

afterEach(async () => {
  await speak('en');
  vi.unstubAllGlobals();
});

it('says time spans in the unit that suits them', () => {
  expect([0, 48.4, 99.9, 179, 5400, 7800].map(span)).toEqual(['0 s', '48 s', '100 s', '3 min', '90 min', '2 h 10 min']);
});

it('gives small shares a digit', () => {
  expect([0, 0.0001, 0.034, 0.5, 1].map(percent)).toEqual(['0 %', '0 %', '3.4 %', '50 %', '100 %']);
});

it('writes both as the language of the page does', async () => {
  await speak('uk');
  expect([span(48), span(179), span(7200), span(7800)]).toEqual(['48 с', '3 хв', '2 год', '2 год 10 хв']);
  await speak('de');
  expect([0.034, 0.5].map(percent)).toEqual(['3,4 %', '50 %']);
});
