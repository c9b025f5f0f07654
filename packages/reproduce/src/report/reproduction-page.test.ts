import { reportPage, type Block } from '@stet/charts';
import { describe, expect, it } from 'vitest';
import { countStatuses } from '../comparison/compare-table.js';
import type { Cell } from '../comparison/cell.js';
import type { ReproducedTable, Reproduction } from '../comparison/reproduction.js';
import { describeInBrowser, objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { reproductionPage, reproductionTitle } from './reproduction-page.js';
import { reproductionSections } from './reproduction-sections.js';

const cells: readonly Cell[] = [
  { row: 'ann', column: 'F', published: '0.37', computed: 0.3712, status: 'exact' },
  { row: 'ann', column: 'Edits', published: '12', computed: 12, status: 'exact' },
  { row: 'bob', column: 'F', published: '0.21', computed: 0.25, status: 'differs', reason: 'A slip of the pen.' },
  { row: 'bob', column: 'Edits', published: '7', computed: null, status: 'not-public', reason: 'never released' },
];

const table: ReproducedTable = {
  paper: 'doe-1999',
  table: '3',
  citation: 'Doe 1999, On Pens',
  page: '4',
  caption: 'Scores.',
  notes: [],
  missing: [],
  cells,
  unprinted: [{ row: 'ann', column: 'r', value: 0.5 }],
};

const reproduction: Reproduction = {
  tables: [table],
  contradictions: [],
  counts: countStatuses(cells),
  signature: 'reproduce|seed:1',
};

const CHART: Block = {
  block: 'histogram',
  id: 'doe-1999-3-chart',
  title: 'Computed',
  unit: 'pens',
  counted: 'people',
  bars: [{ label: '1', count: 3 }],
};

describe('reproductionPage(title, reproduction, charts)', () => {
  const { summary, chapters } = reproductionPage('Papers', reproduction, new Map());
  const [, paper] = chapters;

  it('sums up how many cells are good', () => {
    expect(summary).toMatch(/^2 of 3 cells with public data \(66\.7 %\)/u);
  });

  it('shows a table in its own shape, with what is printed, how ours stands to it, and ours', () => {
    expect(paper).toMatchObject({ heading: 'Doe 1999', text: 'On Pens' });
    expect(paper.blocks[0]).toMatchObject({
      table: {
        title: 'Table 3, page 4',
        rows: [
          ['ann', '0.37 = 0.3712', '12 ='],
          ['bob', '0.21 ≠ 0.2500', '7'],
        ],
        notes: ['Scores.', 'Differs (bob, F): A slip of the pen.', 'Not public (1 cells): never released.'],
      },
    });
  });

  it('lets the cells that differ stand out, and no others', () => {
    expect(paper.blocks[0]).toMatchObject({ marked: [[1, 1]] });
    expect(reportPage(reproductionPage('Papers', reproduction, new Map())).match(/<mark>.*?<\/mark>/gu)).toEqual([
      '<mark><bdi>0.21 ≠ 0.2500</bdi></mark>',
    ]);
  });

  it('counts in its title the papers that it shows', () => {
    expect(reproductionTitle(reproduction)).toMatch(/^One paper on /u);
    const papers = ['a', 'b', 'b'].map((name) => ({ ...table, paper: name }));
    expect(reproductionTitle({ ...reproduction, tables: papers })).toMatch(/^Two papers on /u);
  });

  it('ends with the tables that nobody can compute', () => {
    const absent = { ...table, table: '4', cells: [], unprinted: [], missing: ['essays'] };
    const { chapters: all } = reproductionPage('Papers', { ...reproduction, tables: [table, absent] }, new Map());
    expect(all.at(-1)).toMatchObject({ heading: 'Unavailable tables', blocks: [{ block: 'table' }] });
  });

  it('lists what stands beside no printed number, unless a chart shows it', () => {
    expect(paper.blocks).toHaveLength(2);
    const drawn = reproductionPage('Papers', reproduction, new Map([[table, [CHART]]]));
    expect(drawn.chapters[1].blocks[1]).toBe(CHART);
    expect(drawn.chapters[1].blocks).toHaveLength(2);
  });
});

describe('reproductionSections(reproduction)', () => {
  it('shapes a table that no paper prints by its own rows and columns', () => {
    const computed: ReproducedTable = {
      ...table,
      cells: [],
      notes: ['Nobody prints it.'],
      unprinted: [
        { row: 'ann', column: 'F', value: 40 },
        { row: 'ann', column: 'Ranks', value: '1-2' },
        { row: 'ann', column: 'Edits', value: 12 },
        { row: 'bob', column: 'F', value: 39.126 },
        { row: 'cat', column: 'F', value: -0.001 },
        { row: 'bob', column: 'Edits', value: 7 },
      ],
    };
    const sections = reproductionSections({ ...reproduction, tables: [computed] });
    expect(sections.map(({ id }) => id)).toEqual(['doe-1999-3-unprinted', 'counts']);
    expect(sections[0].table).toMatchObject({
      title: 'doe-1999/3: Scores.',
      columns: [{ title: 'Row' }, { title: 'F' }, { title: 'Ranks' }, { title: 'Edits' }],
      rows: [
        ['ann', '40.00', '1-2', '12'],
        ['bob', '39.13', '', '7'],
        ['cat', '0.00', '', ''],
      ],
      notes: ['Nobody prints it.'],
    });
  });
});

describeInBrowser('the page of a reproduction in a browser', (open) => {
  const html = reportPage(reproductionPage('Papers', reproduction, new Map([[table, [CHART]]])));

  it('gives axe nothing to object to and fits a phone', async () => {
    const page = await open(html, { width: 360 });
    expect(await objections(page)).toEqual([]);
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
  });

  it('lets the cell that differs stand out by its tint and by its weight', async () => {
    const page = await open(html, { width: 1280 });
    const lookOf = (text: string): Promise<string[]> =>
      page.getByText(text).evaluate(({ parentElement }) => {
        const { backgroundColor, fontWeight } = getComputedStyle(parentElement as Element);
        return [backgroundColor, fontWeight];
      });
    const [differs, exact] = [await lookOf('0.21 ≠ 0.2500'), await lookOf('0.37 = 0.3712')];
    expect(differs[0]).not.toBe(exact[0]);
    expect(differs[1]).toBe('700');
  });
});
