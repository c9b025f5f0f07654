import { expect, it } from 'vitest';
import { degreeOf } from './degree.js';

it.each([
  [-0.1, 'Poor'],
  [0, 'Slight'],
  [0.2, 'Slight'],
  [0.29, 'Weak'],
  [0.46, 'Moderate'],
  [0.61, 'Substantial'],
  [1, 'Almost perfect'],
  [undefined, undefined],
])('calls a kappa of %s %s', (kappa, degree) => {
  expect(degreeOf(kappa)).toBe(degree);
});
