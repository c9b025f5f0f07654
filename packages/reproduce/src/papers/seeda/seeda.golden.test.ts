import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeGolden, readSharedJson, sharedFolder } from '../../../../core/src/testing/shared.js';
import type { Cell } from '../../comparison/cell.js';
import type { ReproducedTable } from '../../comparison/reproduction.js';
import { readPublished } from '../../published.js';
import { recipes } from '../../recipes.js';
import { reproduce } from '../../reproduce.js';

interface PublishedCell {
  readonly metric: string;
  readonly human: string;
  readonly set: string;
  readonly level: string;
}

/** Cells of system_level_TS that were recalled by heart, and may not be shown as printed. */
interface Published {
  readonly system_level_TS: { readonly cells: readonly PublishedCell[] };
}

type ByName<T> = Readonly<Record<string, T>>;
interface Golden {
  readonly subset: ByName<{ readonly system_level: ByName<ByName<readonly [r: number, rho: number]>> }>;
}

describeGolden('the tables on SEEDA', async () => {
  sharedFolder('data/seeda');
  const bench = { data: sharedFolder('data'), seed: 1, runs: 1000, folds: 4, memory: {} };
  const published = readPublished().filter(({ id }) => id === 'seeda');
  const { tables, contradictions } = await reproduce(bench, published, recipes);
  const tableOf = (name: string): ReproducedTable => {
    const found = tables.find(({ table }) => table === name);
    if (found === undefined) throw new Error(`no table ${name}`);
    return found;
  };
  const column = (name: string, title: string): readonly Cell[] =>
    tableOf(name).cells.filter((cell) => cell.column === title);
  const computed = (name: string, row: string, title: string): number | string | null | undefined =>
    [...tableOf(name).cells.map((cell) => ({ ...cell, value: cell.computed })), ...tableOf(name).unprinted].find(
      (cell) => cell.row === row && cell.column === title,
    )?.value;

  it('gives M2 of all fifteen systems exactly, and GLEU within the error of its draws', () => {
    expect(column('readme', 'M2').map(({ status }) => status)).toEqual(Array(15).fill('exact'));
    for (const { row, status } of column('readme', 'GLEU')) expect(status, row).toMatch(/^(?:exact|monte-carlo)$/u);
    expect(column('readme', 'SentM2').filter(({ status }) => status === 'exact')).toHaveLength(14);
    const errant = column('readme', 'ERRANT').map((cell) => Math.abs(Number(cell.computed) - Number(cell.published)));
    expect(Math.max(...errant)).toBeLessThan(0.25);
    const goto = column('readme', 'GoToScorer').map((cell) => Math.abs(Number(cell.computed) - Number(cell.published)));
    expect(Math.max(...goto)).toBeLessThan(0.6);
  });

  it('gives the released human scores within .002', () => {
    const { cells } = tableOf('human-scores');
    expect(cells).toHaveLength(60);
    expect(cells.filter(({ status }) => status === 'differs')).toEqual([]);
    const distances = cells.map((cell) => Math.abs(Number(cell.computed) - Number(cell.published)));
    expect(Math.max(...distances)).toBeLessThan(0.002);
  });

  it('explains every cell that differs', () => {
    const differing = tables.flatMap(({ cells }) => cells.filter(({ status }) => status === 'differs'));
    expect(differing.filter(({ reason }) => reason === undefined)).toEqual([]);
    expect(tables.flatMap(({ missing }) => missing)).toEqual([]);
  });

  it('gives what gec-metrics prints: correlations, sentences, windows, and metrics rated like people', () => {
    const differing = ({ cells }: ReproducedTable): string[] =>
      cells.filter(({ status }) => status === 'differs').map(({ row, column: title }) => `${row}, ${title}`);
    for (const name of ['gec-metrics', 'windows']) expect(differing(tableOf(name))).toEqual([]);
    const gleuOfSystems = tableOf('zhan-2026').cells.filter(
      ({ row, column: title }) => row === 'GLEU' && /r(?:ho)?$/u.test(title),
    );
    expect(gleuOfSystems.map(({ status }) => status)).toEqual(new Array(8).fill('exact'));
    for (const name of ['gec-metrics-demo', 'aggregation']) {
      expect(differing(tableOf(name)).filter((cell) => !cell.startsWith('ERRANT'))).toEqual([]);
    }
    const [rLengthWins, , rLengthSkill] = ['EW r', 'EW rho', 'TS r', 'TS rho'].map((title) =>
      computed('gjg15', 'Length', title),
    );
    expect([rLengthWins, rLengthSkill]).toEqual([expect.closeTo(-0.17509, 3), expect.closeTo(-0.2233, 3)]);
    expect(column('gjg15', 'EW rho')[0].status).toBe('exact');
  });

  it('gives the correlations of an independent program on every set', () => {
    const { subset } = readSharedJson('golden/seeda/stet.json') as Golden;
    const rows = {
      M2: 'm2',
      SentM2: 'sentence mean of m2 (SentM2)',
      GLEU: 'gleu official-applied',
      'GREEN (cn)': 'green cn',
    };
    for (const [row, metric] of Object.entries(rows)) {
      for (const set of ['base', '+INPUT', '+Fluency', 'all']) {
        for (const [judged, file] of [
          ['E', 'TS_edit'],
          ['S', 'TS_sent'],
        ]) {
          const expected = subset[metric].system_level[set][file].map((value) => value.toFixed(3)).join(' ');
          expect(computed('sets', row, `${judged} ${set}`), `${row}, ${judged} ${set}`).toBe(expected);
        }
      }
    }
  });

  it('prints every number of docs/which-metric.md', () => {
    const page = readFileSync(new URL('../../../../../docs/which-metric.md', import.meta.url), 'utf8');
    const lines = page.replaceAll(/^```.*?^```$/gmsu, '').split('\n');
    const cellsOf = (line: string): string[] =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
    let header: string[] = [];
    let compared = 0;
    for (const line of lines.filter((text) => text.startsWith('|') && !text.startsWith('| -'))) {
      const [row, ...texts] = cellsOf(line);
      if (row.startsWith('`seeda/')) header = [row.replaceAll(/^`seeda\/|`$/gu, ''), ...texts];
      else if (row === 'you want to') header = [];
      else if (header.length > 0) {
        const [name, ...titles] = header;
        expect(texts, `${name}, ${row}`).toEqual(titles.map((title) => computed(name, row, title)));
        compared += texts.length;
      }
    }
    expect(compared).toBeGreaterThan(70);
    const shown = tables.flatMap(({ unprinted }) =>
      unprinted.flatMap(({ value }) =>
        typeof value === 'string' ? value.split(' ') : [2, 3, 4].map((digits) => value.toFixed(digits)),
      ),
    );
    const prose = lines.filter((line) => !line.startsWith('|') || !/^\| [A-Z`]/u.test(line)).join('\n');
    const numbers = prose.match(/-?\d+\.\d+/gu) ?? [];
    expect(numbers.length).toBeGreaterThan(20);
    // The two about words are compared where systems are found to rewrite beyond the gold, and GPT-3.5 is a name.
    const elsewhere = ['23.0', '20.7', '-3.5'];
    expect(numbers.filter((number) => !shown.includes(number) && !elsewhere.includes(number))).toEqual([]);
  });

  it('marks cells that publications print differently, and shows none that was only remembered', () => {
    expect(contradictions).toContainEqual({
      row: 'ERRANT',
      column: 'E +Fluency r',
      printed: [
        { table: 'seeda/gec-metrics-demo', text: '-0.508' },
        { table: 'seeda/ryu-2026', text: '-0.576' },
      ],
    });
    expect(column('bea', 'E base r').find(({ row }) => row === 'GLEU')).toMatchObject({ contradicted: true });
    const { system_level_TS: systemLevel } = readSharedJson('golden/seeda/published.json') as Published;
    const remembered = systemLevel.cells.filter(({ level }) => level === 'remembered');
    expect(remembered).toHaveLength(4);
    for (const { metric, human, set } of remembered) {
      const titles = ['r', 'rho'].map((statistic) => `${human} ${set} ${statistic}`);
      const shown = ['tacl', 'bea'].flatMap((name) => tableOf(name).cells);
      expect(shown.filter((cell) => cell.row === metric && titles.includes(cell.column))).toEqual([]);
    }
  });
});
