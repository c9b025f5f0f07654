import { expect, it } from 'vitest';
import { speechOf } from './speech.js';

const ITEMS = { one: 'завдання', few: 'завдання', many: 'завдань', other: 'завдання' };

it('counts with the plural forms of each language', () => {
  const english = speechOf('en');
  expect([1, 2, 1000].map((count) => english.counted(count, { one: 'item', other: 'items' }))).toEqual([
    '1 item',
    '2 items',
    '1,000 items',
  ]);
  const ukrainian = speechOf('uk');
  expect([1, 3, 5, 21, 25].map((count) => ukrainian.counted(count, ITEMS))).toEqual([
    '1 завдання',
    '3 завдання',
    '5 завдань',
    '21 завдання',
    '25 завдань',
  ]);
});

it('keeps the digits of a score and changes only the mark', () => {
  expect(['en', 'de', 'uk'].map((locale) => speechOf(locale).decimal(0.125, 2))).toEqual(['0.12', '0,12', '0,12']);
  expect(speechOf('de').written('-1.50')).toBe('-1,50');
  expect(speechOf('de').written('1,234.5 of 12,000, p < 0.05.')).toBe('1.234,5 of 12.000, p < 0,05.');
  expect(speechOf('en').written('1,234.5')).toBe('1,234.5');
});

it('lists names as people do', () => {
  expect(speechOf('de').list(['A', 'B', 'C'])).toBe('A, B und C');
});
