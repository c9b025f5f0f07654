import { expect, it } from 'vitest';
import type { Ranking } from '../judgments/ranking.js';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { readJudgments } from '../judgments/formats/read.js';
import { judgeCeiling } from './judge-ceiling.js';

const ranked = (judge: string, ...names: readonly string[]): Ranking => ({
  sentence: 0,
  judge,
  outputs: names.map((name, at) => ({ systems: [name], rank: at + 1 })),
});

it('correlates the scores by each judge with those by all others', () => {
  const rankings = [ranked('ann', 'a', 'b', 'c'), ranked('bob', 'a', 'b', 'c'), ranked('cat', 'c', 'b', 'a')];
  const ceiling = judgeCeiling(rankings, ['a', 'b', 'c']);
  expect(ceiling?.judgments).toEqual([3, 3, 3]);
  expect(ceiling?.spearman.between[0][2]).toBeCloseTo(-1, 12);
  expect(ceiling?.pearson.between[0][1]).toBeCloseTo(1, 12);
  expect(ceiling?.spearman.withOthers[2]).toBeCloseTo(-1, 12);
});

it('leaves out systems that are not asked for', () => {
  const rankings = [ranked('ann', 'a', 'b', 'c'), ranked('bob', 'c', 'a', 'b')];
  expect(judgeCeiling(rankings, ['a', 'b'])?.judgments).toEqual([1, 1]);
});

it('is nothing for one judge', () => {
  expect(judgeCeiling([ranked('ann', 'a', 'b')], ['a', 'b'])).toBeNull();
});

describeGolden('the judges of Grundkiewicz et al. (2015)', () => {
  it('agree about as much as Table 6 says, where every system has beaten every other one', () => {
    const rankings = readJudgments(readShared('data/human/judgments.xml'));
    const systems = [...new Set(rankings.flatMap(({ outputs }) => outputs.flatMap((output) => output.systems)))].sort();
    const { table6 } = readSharedJson('golden/human/correl.json') as { table6: Record<string, number> };
    const ceiling = judgeCeiling(rankings, systems);
    // The program behind the table drops opponents never beaten and rounds; judges 4 and 5 have beaten all.
    expect(ceiling?.pearson.between[4][3]).toBeCloseTo(table6['5-4'], 3);
    expect(ceiling?.spearman.between[3][4]).toBeCloseTo(table6['4-5'], 9);
  });
});
