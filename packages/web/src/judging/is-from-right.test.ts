import { expect, it } from 'vitest';
import { isFromRight } from './is-from-right.js';

it.each([
  ['ذهب الأولاد', true],
  ['« 3 » הילד', true],
  ['He said שלום', false],
  ['12 .', false],
  ['', false],
])('isFromRight(%j) is %j', (text, expected) => {
  expect(isFromRight(text)).toBe(expected);
});
