import { describe, expect, it } from 'vitest';
import { delimitedRows } from '../text/delimited-rows.js';
import { printTables } from './print-tables.js';
import { leftColumn, type TableModel } from './table-model.js';

const table: TableModel = {
  title: 'Results',
  columns: [
    { title: 'System', align: 'left' },
    { title: 'F0.5', align: 'right' },
  ],
  rows: [
    ['A_1 & co', '35.01'],
    ['=cmd|x', '5.90'],
    ['日本', '100.00'],
  ],
  notes: ['m2|beta:0.5'],
};

describe('printTables(tables, format)', () => {
  it('aligns text by the width that people see', () => {
    expect(printTables([table], 'text')).toBe(
      [
        'Results',
        'System      F0.5',
        'A_1 & co   35.01',
        '=cmd|x      5.90',
        '日本      100.00',
        'm2|beta:0.5',
        '',
      ].join('\n'),
    );
  });

  it('prints Markdown', () => {
    expect(printTables([table], 'markdown')).toBe(
      [
        '**Results**',
        '',
        '| System | F0.5 |',
        '| --- | --: |',
        '| A\\_1 & co | 35.01 |',
        '| =cmd\\|x | 5.90 |',
        '| 日本 | 100.00 |',
        '',
        '`m2|beta:0.5`',
        '',
      ].join('\n'),
    );
  });

  it('prints LaTeX that needs no package', () => {
    expect(printTables([table], 'latex')).toBe(
      [
        '% Results',
        '\\begin{tabular}{lr}',
        '\\hline',
        'System & F0.5 \\\\',
        '\\hline',
        'A\\_1 \\& co & 35.01 \\\\',
        '=cmd\\textbar{}x & 5.90 \\\\',
        '日本 & 100.00 \\\\',
        '\\hline',
        '\\end{tabular}',
        '% m2|beta:0.5',
        '',
      ].join('\n'),
    );
  });

  it('prints CSV in which no cell is a formula', () => {
    expect(printTables([table], 'csv')).toBe(`System,F0.5\nA_1 & co,35.01\n"'=cmd|x",5.90\n日本,100.00\n`);
  });

  it('prints CSV that a reader of CSV reads back, and leaves numbers numbers', () => {
    const rows = [
      ['-10.34', 'a "b", c', ' x '],
      ['-x', '+1', '@'],
    ];
    const printed = printTables([{ columns: ['A', 'B', 'C'].map(leftColumn), rows }], 'csv');
    expect(printed).toBe(`A,B,C\n-10.34,"a ""b"", c"," x "\n"'-x",+1,"'@"\n`);
    expect(delimitedRows(printed, ',').map(({ cells }) => cells)).toEqual([
      ['A', 'B', 'C'],
      rows[0],
      ["'-x", '+1', "'@"],
    ]);
  });
});
