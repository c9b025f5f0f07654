import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { dropP } from '../significance/p-value.js';
import { inlineRunner } from '../runner/inline-runner.js';
import { createTools } from '../runner/tools.js';
import { editsToCleanText } from './clean-text.js';
import { criticalDrop, sentencesNeeded, smallestDrop } from './detectable-drop.js';
import { gateReport, refuseChangedGold, type GateInput, type GateReport } from './gate-report.js';
import { testDrop, type DropTest } from './test-drop.js';
import { answer, asItIs, baselineOf, compare, metric, smallGold, type Answer } from './testing/small-gold.js';

const runner = inlineRunner(createTools(() => Promise.resolve(metric)));
const OPTIONS = { level: 0.05, resamples: 400, seed: 1, confidence: 0.95 };

function test(old: readonly Answer[], current: readonly Answer[], seed = 1): Promise<DropTest> {
  const gold = smallGold(old.length);
  const lines = (how: readonly Answer[]): string[] => gold.map((sentence, at) => answer(sentence, how[at]));
  const { before, now } = compare(baselineOf(gold, lines(old)), gold, lines(current));
  return testDrop(metric, { name: 'm2' }, gold, { before, now }, { ...OPTIONS, seed }, runner);
}

async function report(
  old: readonly Answer[],
  current: readonly Answer[],
  clean?: GateInput['clean'],
): Promise<GateReport> {
  const gold = smallGold(old.length);
  const lines = (how: readonly Answer[]): string[] => gold.map((sentence, at) => answer(sentence, how[at]));
  const baseline = baselineOf(gold, lines(old));
  return gateReport(
    {
      metric,
      baseline,
      system: 'new',
      comparison: compare(baseline, gold, lines(current)),
      test: await test(old, current),
      options: OPTIONS,
      ...(clean === undefined ? {} : { clean }),
    },
    asItIs,
  );
}

const repeat = (how: Answer, count: number): Answer[] => Array.from({ length: count }, () => how);

/** Answers that are right with this chance. */
function draw(random: MersenneTwister, chance: number, count: number): Answer[] {
  return Array.from({ length: count }, () =>
    random.random() < chance ? 'right' : random.random() < 0.5 ? 'wrong' : 'none',
  );
}

describe('testDrop(metric, spec, sentences, stats, options, runner)', () => {
  it('finds a true drop', async () => {
    const { significant, change, interval } = await test(repeat('right', 30), [
      ...repeat('right', 15),
      ...repeat('wrong', 15),
    ]);
    expect(significant).toBe(true);
    expect(change).toBeCloseTo(-0.5, 12);
    expect(interval[0]).toBeLessThan(-0.5);
    expect(interval[1]).toBeLessThan(0);
  });

  it('is silent about a gain, however large', async () => {
    const { significant, p } = await test(repeat('wrong', 30), repeat('right', 30));
    expect(significant).toBe(false);
    expect(p).toBe(1);
  });

  it('is silent when as many sentences get better as worse', async () => {
    const half = [...repeat('right', 10), ...repeat('none', 10)];
    expect(await test(half, half.toReversed())).toMatchObject({ change: 0, significant: false, changed: 20 });
  });

  it('is silent about the same output', async () => {
    const same = repeat('right', 8);
    expect(await test(same, same)).toMatchObject({ change: 0, p: 1, changed: 0, criticalDrop: null });
  });

  it('cannot call fewer sentences significant than its level needs, and can call as many', async () => {
    const drop = (worse: number): Promise<DropTest> =>
      test(repeat('right', 12), [...repeat('wrong', worse), ...repeat('right', 12 - worse)]);
    expect(await drop(4)).toMatchObject({ significant: false, sentencesNeeded: 5, criticalDrop: null });
    expect((await drop(5)).significant).toBe(true);
  });

  it('stops a system that is no worse about as often as its level says, and not much more often', async () => {
    // 120 pairs of versions that answer at random with the same chance: none is worse than the other.
    const random = new MersenneTwister(42);
    let alarms = 0;
    for (let pair = 0; pair < 120; pair++) {
      if ((await test(draw(random, 0.6, 60), draw(random, 0.6, 60), pair)).significant) alarms++;
    }
    // Mean 6, standard deviation 2.4.
    expect(alarms).toBeLessThan(14);
    expect(alarms).toBeGreaterThan(0);
  });

  it('stops nearly every system that is much worse', async () => {
    const random = new MersenneTwister(43);
    let found = 0;
    for (let pair = 0; pair < 20; pair++) {
      if ((await test(draw(random, 0.8, 60), draw(random, 0.45, 60), pair)).significant) found++;
    }
    expect(found).toBeGreaterThan(17);
  });
});

describe('what a test can find', () => {
  it('needs enough sentences for one swap in 2ⁿ to be rarer than the level', () => {
    expect([0.5, 0.1, 0.05, 0.01, 0.001].map(sentencesNeeded)).toEqual([2, 4, 5, 7, 10]);
  });

  it('takes as critical the least drop that is significant', () => {
    const differences = fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(differences, (list) => {
        const drawn = Float64Array.from(list);
        const significant = [1, 2, 3, 4, 5, 6].filter((drop) => list.includes(-drop) && dropP(drawn, -drop) < 0.2);
        expect(criticalDrop(drawn, 0.2)).toBe(significant.at(0) ?? null);
      }),
    );
  });

  it('says that nothing can be found where there are too few sentences, or no score to lose', () => {
    const stats = (how: readonly Answer[]) => {
      const gold = smallGold(how.length);
      return baselineOf(
        gold,
        gold.map((sentence, at) => answer(sentence, how[at])),
      ).sentences.map(({ counts }) => counts);
    };
    expect(smallestDrop(metric, stats(repeat('right', 4)), 0.05)).toBeNull();
    expect(smallestDrop(metric, stats(repeat('none', 9)), 0.05)).toBeNull();
    expect(smallestDrop(metric, [], 0.05)).toBeNull();
    // Ten right edits of ten; five lost: P 1, R 1/2, F0.5 5/6. Five wrong ones more: P 2/3, R 1, F0.5 5/7.
    expect(smallestDrop(metric, stats(repeat('right', 10)), 0.05)).toBeCloseTo(1 / 6, 12);
    // F is low, so that a wrong edit more costs less: 2 of 12 against 2 of 17.
    const low = stats([...repeat('right', 2), ...repeat('wrong', 10)]);
    expect(smallestDrop(metric, low, 0.05)).toBeCloseTo(
      metric.corpus([[[0, 2, 12, 12]]]).value - metric.corpus([[[0, 2, 17, 12]]]).value,
      12,
    );
  });
});

describe('gateReport(input, hash)', async () => {
  const old = [...repeat('right', 8), ...repeat('none', 2)];
  const current: Answer[] = ['none', 'right', 'wrong', ...repeat('right', 6), 'none'];
  const { sentences, types, wrongEdits } = await report(old, current);

  it('lists sentences by what they do to the score, most harmful first', () => {
    expect(sentences.map(({ sentence }) => sentence)).toEqual([3, 1, 9]);
    expect(sentences.map(({ effect }) => Math.sign(effect))).toEqual([-1, -1, 1]);
    const value = (correct: number, proposed: number): number => metric.corpus([[[0, correct, proposed, 10]]]).value;
    expect(sentences[0].effect).toBeCloseTo(value(7, 8) - value(8, 8), 12);
    expect(sentences[1].effect).toBeCloseTo(value(7, 7) - value(8, 8), 12);
  });

  it('shows source, before, now and gold', () => {
    expect(sentences[0]).toMatchObject({
      source: 'he2 go home now .',
      before: 'he2 goes home now .',
      now: 'he2 went home now .',
      gold: ['he2 goes home now .'],
      counts: { before: { correct: 1, proposed: 1, gold: 1 }, now: { correct: 0, proposed: 1, gold: 1 } },
    });
  });

  it('counts the right edits of each error type, those that lost first, and the wrong ones', () => {
    expect(types.map(({ type, before, now }) => [type, before.correct, now.correct, now.gold])).toEqual([
      ['SVA', 3, 2, 4],
      ['Nn', 3, 3, 3],
      ['Prep', 2, 2, 3],
    ]);
    expect(wrongEdits).toEqual({ before: 0, now: 1 });
  });

  it('passes without a significant drop, and fails with one', async () => {
    expect((await report(old, current)).passed).toBe(true);
    expect((await report(repeat('right', 20), repeat('wrong', 20))).passed).toBe(false);
  });

  it('fails on more edits to clean text than the limit, by number or by rate', async () => {
    const sources = ['a fine text .', 'another one .'];
    const clean = { sources, result: editsToCleanText(sources, ['a nice text .', 'one .']) };
    const passed = async (limits: { maxEdits?: number; maxRate?: number }): Promise<boolean> =>
      (await report(old, old, { ...clean, limits })).passed;
    expect([await passed({}), await passed({ maxEdits: 2 }), await passed({ maxEdits: 1 })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await passed({ maxRate: 286 }), await passed({ maxRate: 285 })]).toEqual([true, false]);
    expect(await passed({ maxEdits: 2, maxRate: 1 })).toBe(false);
  });
});

describe('refuseChangedGold(comparison, baseline, file)', () => {
  const gold = smallGold(4);
  const lines = gold.map(({ source }) => source);
  const baseline = baselineOf(gold, lines);

  it('lets the same gold pass', () => {
    expect(() => {
      refuseChangedGold(compare(baseline, gold, lines), baseline, 'g.m2');
    }).not.toThrow();
  });

  it('names the sentences that the baseline does not know', () => {
    const changed = [...gold.slice(0, 3), { ...gold[3], source: 'another text here .' }];
    const comparison = compare(
      baseline,
      changed,
      changed.map(({ source }) => source),
    );
    expect(() => {
      refuseChangedGold(comparison, baseline, 'g.m2');
    }).toThrow(/found 1 that it does not know \(4\), and 1 of its own missing/u);
  });
});

describe('editsToCleanText(sources, output)', () => {
  it('counts changed stretches, in all and for each 1,000 words', () => {
    const { edits, words, rate, changes } = editsToCleanText(['a b c d', 'e f', 'g'], ['a x y d', 'e  f', 'h g i']);
    expect({ edits, words }).toEqual({ edits: 3, words: 7 });
    expect(rate).toBeCloseTo(3000 / 7, 9);
    expect(changes.map(({ sentence, edits: count }) => [sentence, count])).toEqual([
      [3, 2],
      [1, 1],
    ]);
  });

  it('gives a rate of 0 for no text', () => {
    expect(editsToCleanText([], [])).toMatchObject({ edits: 0, words: 0, rate: 0, changes: [] });
  });
});
