import { expect, it } from 'vitest';
import { problemOf } from './problem.js';

it.each([
  'Failed to fetch dynamically imported module: https://example.org/assets/room.js',
  'error loading dynamically imported module: https://example.org/assets/room.js',
  'Importing a module script failed.',
])('problemOf(error) blames the network, not the page, for a room that did not arrive: %s', (message) => {
  expect(problemOf(new TypeError(message))).toMatchObject({ code: 'UNREACHABLE', found: 'no answer' });
});

it('problemOf(error) calls any other error a fault of the page', () => {
  expect(problemOf(new TypeError('x is undefined'))).toMatchObject({ code: 'PAGE_FAULT' });
});
