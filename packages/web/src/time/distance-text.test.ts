import { expect, it } from 'vitest';
import { distanceText } from './distance-text.js';

const NOW = Date.parse('2026-11-15T12:00Z');
const at = (text: string): string => distanceText(Date.parse(`${text}Z`), NOW);

it.each([
  ['2026-11-15T12:00:30', 'in less than a minute'],
  ['2026-11-15T11:59:30', 'just now'],
  ['2026-11-15T12:01', 'in 1 minute'],
  ['2026-11-15T11:40', '20 minutes ago'],
  ['2026-11-15T12:59:50', 'in 1 hour'],
  ['2026-11-17T00:00', 'in 36 hours'],
  ['2026-11-18T14:00', 'in 3 days'],
  ['2026-11-08T12:00', '7 days ago'],
  ['2027-03-15T12:00', 'in 4 months'],
  ['2016-11-15T12:00', '10 years ago'],
])('%s is %s', (moment, text) => {
  expect(at(moment)).toBe(text);
});
