import { expect, it } from 'vitest';
import { m2, parseM2, parsePlainText, sentencesOf, taskResults, type Sentence } from '@stet/core/internal';
import { englishTagger } from '../../../core/src/testing/english-tagger.js';
import { describeGolden, readShared, readSharedJson } from '../../../core/src/testing/shared.js';
import { percent } from './table.js';
import { taskSections } from './task-sections.js';

describeGolden('taskSections(results) on CoNLL-2014 print the digits of the paper', async () => {
  const readGold = (path: string): Sentence[] => parseM2(readShared(`data/conll14/${path}`)).flatMap(sentencesOf);
  const table9 = readSharedJson('golden/m2/recall_by_type.json') as {
    systems: Record<string, Record<string, { table9: string }>>;
  };
  const table10 = readSharedJson('golden/m2/alt.json') as {
    systems: Record<string, { types: Record<string, [correct: number, gold: number]> }>;
  };
  const teams = Object.keys(table9.systems).filter((name) => name !== 'INPUT');
  const sections = taskSections(
    await taskResults(
      {
        gold: readGold('noalt/official-2014.combined.m2'),
        alternatives: readGold('alt/official-2014.combined-withalt.m2'),
        submissions: teams.map((name) => ({
          name,
          file: name,
          lines: parsePlainText(readShared(`data/conll14/submissions/${name}`)),
        })),
      },
      { metric: m2, unlisted: 'first', tagger: englishTagger, resamples: 10, seed: 1, confidence: 0.95 },
    ),
  );
  /** The cells of a table by its first column and column titles. */
  const cellsOf = (id: string): Map<string, string> => {
    const table = sections.find((section) => section.id === id)?.table ?? { columns: [], rows: [] };
    return new Map(
      table.rows.flatMap((row) =>
        row.map((cell, at): [string, string] => [`${row[0]} ${table.columns[at].title}`, cell]),
      ),
    );
  };

  it.each(teams)('Table 9: %s', (team) => {
    const cells = cellsOf('recall-by-type');
    for (const [type, { table9: printed }] of Object.entries(table9.systems[team])) {
      expect(cells.get(`${type} ${team}`) ?? '0.00', type).toBe(printed);
    }
  });

  it.each(teams)('Table 10: %s', (team) => {
    const cells = cellsOf('recall-by-type-with-alternatives');
    for (const [type, [correct, gold]] of Object.entries(table10.systems[team].types)) {
      expect(cells.get(`${type} ${team}`), type).toBe(percent(correct / gold));
    }
  });

  it('Table 10: the row Mec, as printed', () => {
    const cells = cellsOf('recall-by-type-with-alternatives');
    expect(teams.map((team) => cells.get(`Mec ${team}`)).join(' ')).toBe(
      '31.56 30.67 17.47 1.13 4.79 7.17 31.69 37.88 45.82 1.10 0.00 22.31',
    );
  });

  it('Table 12 and kappa', () => {
    const rows = (id: string): (readonly string[])[] => [
      ...(sections.find((section) => section.id === id)?.table.rows ?? []),
    ];
    expect(rows('annotators-against-each-other').map((row) => row.slice(3, 6).join(' '))).toEqual([
      '50.47 32.29 45.36',
      '37.14 45.38 38.54',
    ]);
    expect(rows('agreement')[0][1]).toBe('0.43');
  });
});
