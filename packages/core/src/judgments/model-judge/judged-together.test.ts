import { describe, expect, it } from 'vitest';
import type { Ranking } from '../ranking.js';
import { falseEdits, validOrNot } from './edit-report.js';
import { itemsOfRankings } from './items-of-rankings.js';
import { pairItems, pairRankings } from './pair-items.js';
import { panelOf } from './panel.js';
import { preferencesOf } from './preferences.js';
import { itemOf } from './testing/items.js';

const ranking = (judge: string, ranks: readonly number[]): Ranking => ({
  sentence: 0,
  judge,
  item: '0',
  outputs: ranks.map((rank, at) => ({ systems: [String.fromCharCode(97 + at)], rank })),
});

describe('panelOf(byJudge)', () => {
  it('takes the majority of each pair, and says nothing where there is none', () => {
    const panel = panelOf([[ranking('x', [1, 2, 2])], [ranking('y', [1, 2, 3])], [ranking('z', [1, 2, 1])]]);
    // a before b: all; a and c: before, before, tie; b and c: tie, before, behind.
    expect(panel).toMatchObject({ pairs: 3, unanimous: 1, split: 1 });
    const pairs = panel.rankings.map(({ judge, outputs }) => [
      judge,
      ...outputs.map(({ systems, rank }) => `${systems[0]}${rank}`),
    ]);
    expect(pairs).toEqual([
      ['majority', 'a1', 'b2'],
      ['unanimous', 'a1', 'b2'],
      ['majority', 'a1', 'c2'],
    ]);
  });

  it('leaves out what a judge did not answer', () => {
    expect(panelOf([[ranking('x', [1, 2])], [ranking('y', [])]])).toMatchObject({ pairs: 0, rankings: [] });
  });
});

describe('preferencesOf(rankings, items, relatives)', () => {
  it('counts for the longer, the unchanged and the related side', () => {
    const item = itemOf('a b', ['a b', 'a b c', 'a']);
    // The unchanged one wins once and ties once; of lengths 2, 3 and 1 the longer wins once, loses once, and ties once.
    expect(preferencesOf([ranking('x', [1, 2, 1])], [item], ['b'])).toMatchObject({
      unchanged: { wins: 1, ties: 1, losses: 0 },
      longer: { wins: 0, ties: 1, losses: 2 },
      related: { wins: 0, ties: 0, losses: 2 },
      pairs: 3,
      ties: 1,
    });
  });

  it('correlates being ahead with being long', () => {
    const item = itemOf('a b', ['a', 'a b', 'a b c']);
    expect(preferencesOf([ranking('x', [3, 2, 1])], [item]).lengthCorrelation).toBeCloseTo(1);
    expect(preferencesOf([ranking('x', [1, 1, 1])], [item]).lengthCorrelation).toBeNull();
  });
});

describe('pairItems(items)', () => {
  it('takes items apart as pairRankings takes rankings apart', () => {
    const item = itemOf('s', ['x', 'y', 'z']);
    expect(pairItems([item]).map(({ id, outputs }) => [id, outputs.map(({ text }) => text).join('')])).toEqual([
      ['0:1-2', 'xy'],
      ['0:1-3', 'xz'],
      ['0:2-3', 'yz'],
    ]);
    const ranks = pairRankings([ranking('x', [1, 2, 3])], [item]).map(({ outputs }) => outputs.map(({ rank }) => rank));
    expect(ranks).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });
});

describe('itemsOfRankings(rankings, texts)', () => {
  const texts = {
    sources: ['s', 't'],
    systems: [
      { name: 'a', lines: ['x', 'y'] },
      { name: 'b', lines: ['z\r', ' y '] },
    ],
  };

  it('numbers repetitions of the same outputs, whoever judged them and in which order', () => {
    const [first, second] = [ranking('x', [1, 2]), ranking('y', [1, 2])];
    const items = itemsOfRankings([first, { ...second, outputs: second.outputs.toReversed() }], texts);
    expect(items.map(({ repetition, outputs }) => [repetition, ...outputs.map(({ text }) => text)])).toEqual([
      [0, 'x', 'z'],
      [1, 'x', 'z'],
    ]);
  });

  it('takes one text for systems that share an output, and refuses two', () => {
    const shared = { ...ranking('x', []), outputs: [{ systems: ['a', 'b'], rank: 1 }] };
    expect(itemsOfRankings([{ ...shared, sentence: 1 }], texts)[0]).toMatchObject({
      before: 's',
      outputs: [{ text: 'y' }],
    });
    expect(() => itemsOfRankings([shared], texts)).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT' }));
    expect(() => itemsOfRankings([{ ...shared, sentence: 2 }], texts)).toThrow(/2 sentences/u);
  });
});

describe('falseEdits(people, judge)', () => {
  const verdictsOf = (judge: string, verdicts: readonly ('right' | 'wrong' | 'unnecessary' | null)[]): Ranking => ({
    ...{ sentence: 0, judge },
    outputs: [
      {
        ...{ systems: ['a'], rank: 1 },
        edits: verdicts.map((verdict, at) => ({ start: at, end: at + 1, correction: 'x', verdict })),
      },
    ],
  });

  it('counts the class of edits that are not valid', () => {
    const people = validOrNot([
      verdictsOf('ann', ['right', 'wrong', 'unnecessary', 'right', null]),
      verdictsOf('ben', ['right', 'wrong', 'right', 'right', 'wrong']),
    ]);
    const judge = [verdictsOf('m', ['right', 'wrong', 'wrong', null, 'right'])];
    // Labels: ann 3 (edits 1 to 3), ben 4 (without the fourth, which the judge left open).
    expect(falseEdits(people, judge)).toMatchObject({
      ...{ labels: 7, peopleFalse: 4, judgeFalse: 4, bothFalse: 3 },
      ...{ precision: 3 / 4, recall: 3 / 4, accuracy: 5 / 7, alwaysValid: 3 / 7 },
    });
  });
});
