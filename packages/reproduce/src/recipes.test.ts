import { describe, expect, it } from 'vitest';
import { readPublished } from './published.js';
import { recipes } from './recipes.js';
import { selectTables } from './select.js';

const published = readPublished();
const nameOf = ({ id, table }: { id: string; table: string }): string => `${id}/${table}`;

describe('the published tables', () => {
  it('have a recipe each, or cannot be had at all', () => {
    const computed = new Set(recipes.map(({ paper, table }) => `${paper}/${table}`));
    const without = published.filter((table) => !computed.has(nameOf(table)));
    for (const { notPublic } of without) expect(notPublic).toContainEqual({ reason: expect.any(String) as string });
    expect(without.map(nameOf)).toEqual([
      'm2/1',
      'conll-2013/7',
      'conll-2013/8',
      'conll-2013/9',
      'conll-2013/10',
      'i-measure/10',
      'i-measure/correlations',
    ]);
  });

  it('are there for every recipe, once', () => {
    const names = recipes.map(({ paper, table }) => `${paper}/${table}`);
    expect(new Set(names).size).toBe(names.length);
    expect(published.map(nameOf)).toEqual(expect.arrayContaining(names));
  });

  it('name each row and column once', () => {
    for (const table of published) {
      expect(new Set(table.columns).size, nameOf(table)).toBe(table.columns.length);
      expect(new Set(table.rows.map(({ name }) => name)).size, nameOf(table)).toBe(table.rows.length);
    }
  });

  it('explain only cells that they have', () => {
    for (const { paper, table, reasons = [] } of recipes) {
      const printed = published.find((candidate) => candidate.id === paper && candidate.table === table);
      for (const { row, column } of reasons) {
        if (row !== undefined) expect(printed?.rows.map(({ name }) => name)).toContain(row);
        if (column !== undefined) expect(printed?.columns).toContain(column);
      }
    }
  });
});

describe('selectTables(tables, papers, only)', () => {
  const select = (papers: string[], only?: string[]): string[] => selectTables(published, papers, only).map(nameOf);

  it('takes all without a selection', () => {
    expect(select([])).toHaveLength(published.length);
  });

  it('takes papers, tables, and all parts of a table', () => {
    expect(new Set(select(['m2']).map((name) => name.split('/')[0]))).toEqual(new Set(['m2']));
    expect(select([], ['conll-2014/7', 'conll-2014/kappa'])).toEqual(['conll-2014/7', 'conll-2014/kappa']);
    expect(select([], ['human-evaluation/2'])).toEqual(['human-evaluation/2a', 'human-evaluation/2b']);
    expect(select([], ['i-measure/*'])).toEqual(select(['i-measure']));
    expect(select([], ['i-measure'])).toEqual(select(['i-measure']));
    expect(select(['m2'], ['*/2'])).toEqual(['m2/2']);
  });

  it('refuses what is not there', () => {
    expect(() => select(['conll-2015'])).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
    expect(() => select([], ['conll-2014/77'])).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
  });
});
