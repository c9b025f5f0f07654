import { describe, expect, it } from 'vitest';
import { controlItems, countControls, sentencesWithErrors } from './controls.js';
import { itemOf } from './testing/items.js';

const ITEMS = Array.from({ length: 6 }, (_, at) =>
  itemOf(`source ${at}`, [`one ${at}`, `source ${at}`, `two ${at}`, `three ${at}`, `four ${at}`], {
    sentence: at,
    id: `${at}`,
  }),
);

describe('controlItems(items, options)', () => {
  it('shows an output twice and the source once, within the number of outputs allowed', () => {
    const controls = controlItems(ITEMS, { count: 4, targets: 5, seed: 1 });
    expect(controls).toHaveLength(4);
    for (const { item, copied = [0, 0], source = 0 } of controls) {
      const texts = item.outputs.map(({ text }) => text);
      expect(texts).toHaveLength(5);
      expect(texts[copied[0]]).toBe(texts[copied[1]]);
      expect(texts[source]).toBe(item.source);
      expect(new Set(texts).size).toBe(4);
    }
  });

  it('asks about pairs in two questions', () => {
    const [copy, source] = controlItems(ITEMS, { count: 1, targets: 2, seed: 1 });
    expect(copy.item.outputs.map(({ text }) => text)).toEqual(
      Array.from({ length: 2 }, () => copy.item.outputs[0].text),
    );
    expect(source.item.outputs[1].text).toBe(source.item.source);
  });

  it('uses no item that comes again, and none with a single output', () => {
    const items = [itemOf('s', ['a', 'b'], { repetition: 1 }), itemOf('s', ['a'])];
    expect(controlItems(items, { count: 5, targets: 5, seed: 1 })).toEqual([]);
  });
});

describe('countControls(controls, given, hasErrors)', () => {
  const control = { item: itemOf('s', ['x', 'x', 's', 'y'], { sentence: 3 }), copied: [0, 1] as const, source: 2 };
  const given = [
    // Shown in the order source, original, other, copy.
    { item: 0, shown: [2, 0, 3, 1], reversed: 0 as const, points: [5, 4, 1, 4] },
    { item: 0, shown: [2, 0, 3, 1], reversed: 1 as const, points: [4, 4, 1, 3] },
  ];

  it('counts copies that tie, and sources ahead of all others', () => {
    expect(countControls([control], given, undefined)).toEqual({ copies: 2, copiesTied: 1, sources: 2, sourcesWon: 1 });
  });

  it('counts sources only where people saw an error', () => {
    expect(countControls([control], given, new Set([3]))).toMatchObject({ sources: 2 });
    expect(countControls([control], given, new Set([4]))).toMatchObject({ sources: 0, sourcesWon: 0 });
  });
});

describe('sentencesWithErrors(rankings, items)', () => {
  it('knows them by a source that loses, by an edit that mends, and by marks', () => {
    const item = itemOf('s', ['s', 't']);
    const ranked = (first: number, second: number): { systems: string[]; rank: number }[] => [
      { systems: ['a'], rank: first },
      { systems: ['b'], rank: second },
    ];
    const edit = { start: 0, end: 1, correction: 't', verdict: 'right' as const };
    const rankings = [
      { sentence: 0, judge: 'ann', outputs: ranked(2, 1) },
      { sentence: 1, judge: 'ann', outputs: ranked(1, 2) },
      { sentence: 2, judge: 'ann', outputs: ranked(1, 1) },
      { sentence: 3, judge: 'ann', outputs: ranked(1, 1), missed: [{ start: 0, end: 1 }] },
      { sentence: 4, judge: 'ann', outputs: [{ systems: ['b'], rank: 1, edits: [edit] }] },
    ];
    const items = rankings.map(() => item);
    expect([...sentencesWithErrors(rankings, items)]).toEqual([0, 3, 4]);
  });
});
