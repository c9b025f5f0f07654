import { expect, it } from 'vitest';
import { findContradictions, type ListedTable } from './contradictions.js';

const table = (name: string, quantity: string | undefined, ...texts: string[]): ListedTable => ({
  name,
  quantity,
  columns: ['r', 'rho'],
  rows: [{ name: 'M2', texts }],
});

it('finds cells of tables about the same quantity that no rounding reconciles', () => {
  const tables = [
    table('a/1', 'agreement', '0.91', '0.50'),
    table('b/1', 'agreement', '0.912', '0.512'),
    table('c/1', 'agreement', '', '0.51'),
    table('d/1', 'another', '0.1', '0.1'),
    table('e/1', undefined, '0.2', '0.2'),
  ];
  expect(findContradictions(tables)).toEqual([
    {
      row: 'M2',
      column: 'rho',
      printed: [
        { table: 'a/1', text: '0.50' },
        { table: 'b/1', text: '0.512' },
        { table: 'c/1', text: '0.51' },
      ],
    },
  ]);
});
