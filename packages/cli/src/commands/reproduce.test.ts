import { papers } from '@stet/reproduce';
import { describe, expect, it } from 'vitest';
import { stet } from '../testing/stet.js';
import { PAPERS } from './reproduce.js';

/** A folder without any of the data. */
const EMPTY = 'examples/evening-class';

interface Document {
  readonly tables: readonly {
    readonly paper: string;
    readonly table: string;
    readonly missing: readonly string[];
    readonly cells: readonly { readonly status: string }[];
  }[];
  readonly counts: Readonly<Record<string, number>>;
}

const run = (...args: string[]): ReturnType<typeof stet> => stet('reproduce', '--data', EMPTY, ...args);
const document = (...args: string[]): Document => JSON.parse(run(...args, '--json').stdout) as Document;

describe('stet reproduce', () => {
  it('offers the papers that there are', () => {
    expect(PAPERS).toEqual(papers);
  });

  it('computes what needs no data, and counts', () => {
    const { tables, counts } = document('m2');
    expect(tables.map(({ table }) => table)).toEqual(['1', '2', 'figure-1', 'figure-2']);
    expect(counts).toEqual({ exact: 145, rounding: 0, 'monte-carlo': 0, differs: 1, 'not-public': 30 });
  });

  it('lists tables whose data are not there, and does not fail', () => {
    const { status, stdout } = run('conll-2013');
    expect(status).toBe(0);
    expect(stdout).toContain('conll-2013/2');
    expect(stdout).toContain('not in the folder: conll13/original/data/official.sgml');
    expect(stdout).toContain('the outputs of the 17 teams were never released');
    expect(document('conll-2013').tables[0]).toMatchObject({ paper: 'conll-2013', table: '2', cells: [] });
  });

  it('prints cells with their reasons in every format', () => {
    for (const format of ['text', 'markdown', 'latex', 'csv']) {
      const { status, stdout } = run('--only', 'm2/2,i-measure/8', '--format', format);
      expect(status).toBe(0);
      expect(stdout).toContain('0.625');
    }
    expect(run('--only', 'm2/2').stdout).toContain('Differs (3, M2 scorer)');
  });

  it.each([
    [['conll-2012'], 'conll-2012'],
    [['--only', 'm2/9'], 'm2/9'],
    [['--runs', '0'], '--runs'],
  ])('refuses %j', (args, message) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('BAD_OPTION');
  });

  it('says when there is no folder', () => {
    const { status, stderr } = stet('reproduce', '--data', 'nowhere');
    expect(status).toBe(2);
    expect(stderr).toContain('FILE_UNREADABLE');
  });
});
