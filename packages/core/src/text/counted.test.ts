import { expect, it } from 'vitest';
import { counted } from './counted.js';

it('counts one and many', () => {
  expect([counted(1, 'judge'), counted(2, 'judge'), counted(0, 'entry', 'entries')]).toEqual([
    '1 judge',
    '2 judges',
    '0 entries',
  ]);
});
