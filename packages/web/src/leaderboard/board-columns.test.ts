import { describe, expect, it } from 'vitest';
import { boardColumns } from './board-columns.js';
import { boardTable } from './board-table.js';
import { sortRows } from './sort-rows.js';
import { aBoard, aRow } from './testing/a-board.js';

const rows = [
  aRow('ann', 1, { m2: 0.4, gleu: 0.3 }, { cluster: 1, type: { type: 'Vt', matched: 1, gold: 4 } }),
  aRow('ben', 2, { m2: 0.3, gleu: 0.5 }, { cluster: 1, type: { type: 'Vt', matched: 3, gold: 4 } }),
  aRow('cleo', 3, { m2: 0.2 }, { cluster: 2, type: { type: 'Vt', matched: 0, gold: 0 } }),
];
const columns = boardColumns(aBoard(rows), { type: 'Vt', counts: true });
const column = (key: string): (typeof columns)[number] => {
  const found = columns.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`no column ${key}`);
  return found;
};

describe('boardColumns', () => {
  it('puts the official metric with its parts before all others, and the type that was asked for beside it', () => {
    expect(columns.map(({ title }) => title)).toEqual([
      'Rank',
      'Team',
      'Cluster',
      'R of Vt',
      'M²',
      '95 % interval',
      'Correct',
      'Proposed',
      'Gold',
      'P',
      'R',
      'GLEU',
    ]);
  });

  it('shows an en dash where a score is missing, or nothing could be found', () => {
    expect(rows.map(column('gleu').text)).toEqual(['30.00', '50.00', '–']);
    expect(rows.map(column('type').text)).toEqual(['25.00', '75.00', '–']);
    expect(rows.map((row) => column('type').detail?.(row))).toEqual(['1 of 4', '3 of 4', '0 of 0']);
  });

  it('leaves counts out unless they are asked for', () => {
    const titles = boardColumns(aBoard(rows), { type: undefined, counts: false }).map(({ title }) => title);
    expect(titles).toEqual(['Rank', 'Team', 'Cluster', 'M²', '95 % interval', 'P', 'R', 'GLEU']);
  });

  it('has no cluster where nothing was resampled', () => {
    const plain = boardColumns(aBoard([aRow('ann', 1, { m2: 0.4 }, { cluster: null })]), {
      type: undefined,
      counts: false,
    });
    expect(plain.map(({ key }) => key)).not.toContain('cluster');
  });
});

describe('sortRows', () => {
  const teams = (key: string, direction: 'ascending' | 'descending'): string[] =>
    sortRows(rows, column(key), direction).map(({ team }) => team);

  it('sorts both ways, and keeps rows without a value last', () => {
    expect(teams('gleu', 'descending')).toEqual(['ben', 'ann', 'cleo']);
    expect(teams('gleu', 'ascending')).toEqual(['ann', 'ben', 'cleo']);
    expect(teams('rank', 'descending')).toEqual(['cleo', 'ben', 'ann']);
  });

  it('sorts names as words', () => {
    expect(teams('team', 'descending')).toEqual(['cleo', 'ben', 'ann']);
  });

  it('leaves equal rows in their order', () => {
    expect(teams('correct', 'descending')).toEqual(['ann', 'ben', 'cleo']);
  });
});

describe('boardTable', () => {
  it('holds what the page shows, with clusters set off and signatures below', () => {
    const table = boardTable(aBoard(rows), undefined);
    expect(table.rows[1].slice(0, 5)).toEqual(['2', 'ben', '1', '30.00', '25.00 to 35.00']);
    expect(table).toMatchObject({ groups: [2], notes: ['m2|1', 'gleu|1'] });
  });
});
