import { expect, it } from 'vitest';
import { plainPercent } from './fixed.js';

it('writes a fraction in percent with no more digits than it has', () => {
  expect([0.95, 0.07, 0.999, 0.9999999].map(plainPercent)).toEqual(['95', '7', '99.9', '99.99999']);
});
