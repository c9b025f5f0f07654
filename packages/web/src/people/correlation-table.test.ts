import { expect, it } from 'vitest';
import { coefficientText, correlationTable } from './correlation-table.js';

it('shows a coefficient with its interval, and a dash where it is not defined', () => {
  expect(coefficientText({ value: -0.5, interval: [-0.9, 0.25] })).toBe('−0.500 (−0.900 to 0.250)');
  expect(coefficientText({ value: 0.12345, interval: null })).toBe('0.123');
  expect(coefficientText({ value: null, interval: null })).toBe('–');
});

it('has a row for each metric, with the number of systems', () => {
  const { rows } = correlationTable({
    confidence: 0.9,
    correlations: [
      {
        metric: 'gleu',
        n: 4,
        pearson: { value: 1, interval: null },
        spearman: { value: 0, interval: null },
        kendall: null,
      },
    ],
  });
  expect(rows).toEqual([['GLEU', '1.000', '0.000', '–', '4']]);
});
