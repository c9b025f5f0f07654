import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTable, countStatuses } from './compare-table.js';
import { compareValue } from './compare-value.js';
import { parsePublished } from './parse-published.js';
import { parsePrinted } from './printed-number.js';

describe('parsePrinted(text)', () => {
  it.each([
    ['1,397', 1397, 0, undefined],
    ['1,161,567', 1161567, 0, undefined],
    ['0.43', 0.43, 2, undefined],
    ['.44 ‡', 0.44, 2, '‡'],
    ['-4.00', -4, 2, undefined],
    ['0.388 *', 0.388, 3, '*'],
  ])('reads %j', (text, value, decimals, mark) => {
    expect(parsePrinted(text)).toEqual({ value, decimals, mark });
  });

  it.each(['*', '2-3', '< 0.10', '', '-', 'TN', '1,39'])('takes %j for a word', (text) => {
    expect(parsePrinted(text)).toBeUndefined();
  });
});

describe('compareValue(published, computed)', () => {
  it.each<[string, number, string]>([
    ['50', 50, 'exact'],
    ['50', 51, 'differs'],
    ['47', 47.4, 'exact'],
    ['37.33', 37.3349, 'exact'],
    ['37.33', 37.335, 'exact'],
    ['37.33', 37.3361, 'differs'],
    ['-0.250', -0.2504, 'exact'],
    ['0.250', -0.2504, 'differs'],
  ])('%s beside %d is %s', (published, value, status) => {
    expect(compareValue(published, { value })).toBe(status);
  });

  it.each<[string, number, string]>([
    ['50', 51, 'differs'],
    ['47', 47.8, 'rounding'],
    ['37.33', 37.3361, 'rounding'],
    ['37.33', 37.3201, 'rounding'],
    ['37.33', 37.3401, 'differs'],
  ])('%s beside %d is %s where the original cut digits off', (published, value, status) => {
    expect(compareValue(published, { value, rounded: true })).toBe(status);
  });

  it('takes an exact tie as exact, whichever way the original rounded it', () => {
    expect(compareValue('0.62', { value: 0.625 })).toBe('exact');
    expect(compareValue('0.63', { value: 0.625 })).toBe('exact');
  });

  it('allows chance its tolerance and no more; digits that agree are exact all the same', () => {
    expect(compareValue('0.628', { value: 0.6284, tolerance: 0.002 })).toBe('exact');
    expect(compareValue('0.628', { value: 0.6301, tolerance: 0.002 })).toBe('monte-carlo');
    expect(compareValue('0.628', { value: 0.631, tolerance: 0.002 })).toBe('differs');
  });

  it('takes a word as within chance when repeated runs gave it', () => {
    expect(compareValue('2-3', { value: '2-3' })).toBe('exact');
    expect(compareValue('2-3', { value: '2-4', outcomes: ['2-4', '2-3'] })).toBe('monte-carlo');
    expect(compareValue('2-3', { value: '2-4', outcomes: ['2-4'] })).toBe('differs');
  });

  it('compares the sign beside a number too', () => {
    expect(compareValue('.44 ‡', { value: 0.441, mark: '‡' })).toBe('exact');
    expect(compareValue('.44 ‡', { value: 0.441, mark: '†' })).toBe('differs');
    expect(compareValue('.44', { value: 0.441, mark: '†' })).toBe('differs');
  });

  it('a number is exact beside its own rounding', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 6 }), (value, digits) => {
        expect(compareValue(value.toFixed(digits), { value })).toBe('exact');
      }),
    );
  });
});

const TABLE = `# paper: Somebody 2000, Something
# page: 7
# caption: What was found.
# note: Nothing else.
# not public: row B: nobody has it
# not public: column z: it is secret
name\tx\ty\tz
A\t1\t0.50\t3
B\t2\t0.25\t4
C\t\t0.75\t5
`;

describe('parsePublished(text)', () => {
  it('reads headers, titles and rows', () => {
    expect(parsePublished(TABLE)).toEqual({
      paper: 'Somebody 2000, Something',
      page: '7',
      caption: 'What was found.',
      notes: ['Nothing else.'],
      notPublic: [
        { row: 'B', reason: 'nobody has it' },
        { column: 'z', reason: 'it is secret' },
      ],
      columns: ['x', 'y', 'z'],
      rows: [
        { name: 'A', texts: ['1', '0.50', '3'] },
        { name: 'B', texts: ['2', '0.25', '4'] },
        { name: 'C', texts: ['', '0.75', '5'] },
      ],
    });
  });

  it.each([
    ['a row that is too short', TABLE.replace('\t0.25\t4', '\t0.25'), 9],
    ['an unknown key', TABLE.replace('# note', '# remark'), 4],
    ['a reason for nothing', TABLE.replace('row B', 'B'), 5],
    ['no caption', TABLE.replace('# caption: What was found.\n', ''), 1],
    ['no rows', '# paper: a\n# page: 1\n# caption: b\nname\tx\n', 4],
  ])('says where it finds %s', (_, text, line) => {
    expect(() => parsePublished(text, { file: 't.tsv' })).toThrow(
      expect.objectContaining({ code: 'BAD_PUBLISHED', file: 't.tsv', line }),
    );
  });
});

describe('compareTable(published, computed, reasons)', () => {
  const published = parsePublished(TABLE);
  const { cells, unprinted } = compareTable(
    published,
    [
      { row: 'A', column: 'x', value: 1 },
      { row: 'A', column: 'y', value: 0.6 },
      { row: 'B', column: 'x', value: 2 },
      { row: 'C', column: 'x', value: 9 },
    ],
    [{ column: 'y', reason: 'the paper is wrong' }],
  );
  const cell = (row: string, column: string): object | undefined =>
    cells.find((cell) => cell.row === row && cell.column === column);

  it('gives each cell its status, and what differs its reason', () => {
    expect(cell('A', 'x')).toEqual({ row: 'A', column: 'x', published: '1', computed: 1, status: 'exact' });
    expect(cell('A', 'y')).toMatchObject({ status: 'differs', reason: 'the paper is wrong' });
    expect(cell('C', 'y')).toMatchObject({ computed: null, status: 'differs' });
  });

  it('also says why a cell was rounded otherwise', () => {
    const rounded = [{ row: 'A', column: 'y', value: 0.506, rounded: true }];
    const [, cut] = compareTable(published, rounded, [{ reason: 'digits are cut off' }]).cells;
    expect(cut).toMatchObject({ status: 'rounding', reason: 'digits are cut off' });
  });

  it('computes nothing where the data are not public, whatever the recipe gives', () => {
    expect(cell('B', 'x')).toMatchObject({ computed: null, status: 'not-public', reason: 'nobody has it' });
    expect(cell('A', 'z')).toMatchObject({ status: 'not-public', reason: 'it is secret' });
  });

  it('keeps what the paper does not print apart', () => {
    expect(cell('C', 'x')).toBeUndefined();
    expect(unprinted).toEqual([{ row: 'C', column: 'x', value: 9 }]);
  });

  it('counts the statuses', () => {
    expect(countStatuses(cells)).toEqual({ exact: 1, rounding: 0, 'monte-carlo': 0, differs: 2, 'not-public': 5 });
  });
});
