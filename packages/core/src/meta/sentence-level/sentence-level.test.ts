import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwiseJudgments } from '../../judgments/pairwise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { bootstrapRows, bootstrapSentences } from './resampled-taus.js';
import { cellsOf, scoreDifferences, contingencyRows, countCells } from './cells.js';
import { groupedTau } from './grouped-taus.js';
import { tausByJudge } from './judge-taus.js';
import { humanDifferences, judgedScores, judgedSentences } from './judged-differences.js';
import { groupBySentence, tauSums, standardError, standardErrorOfRows } from './sentence-groups.js';
import type { SentenceScores } from './sentence-scores.js';
import { signFlips } from './sign-flips.js';
import { flippedPValues, softPairwiseAccuracy } from './soft-pairwise-accuracy.js';
import { tieStatistics } from './statistics.js';
import { clearWinner, sortedInterval } from './tau-interval.js';
import { pairedDifference, permuteTaus } from './tau-tests.js';
import { accuracyAt, calibrateTies, heldOutAccuracy } from './tie-calibration.js';
import { coefficientsOf, tauOf, tieConventions } from './tie-conventions.js';

const rankings: readonly Ranking[] = [
  {
    sentence: 0,
    judge: 'ann',
    outputs: [
      { systems: ['A', 'B'], rank: 1 },
      { systems: ['C'], rank: 2 },
    ],
  },
  {
    sentence: 2,
    judge: 'bob',
    outputs: [
      { systems: ['A'], rank: 3 },
      { systems: ['B'], rank: 1 },
      { systems: ['C'], rank: 3 },
    ],
  },
];
const pairs = pairwiseJudgments(rankings, 'systems');
const metric: SentenceScores = {
  name: 'm',
  file: 'm.tsv',
  scores: new Map([
    ['A', [0.9, NaN, 0.5]],
    ['B', [0.9, NaN, 0.5]],
    ['C', [0.1, NaN, 0.8]],
  ]),
};

const nine = fc.array(fc.nat(20), { minLength: 9, maxLength: 9 });
const cellRows = fc.array(fc.nat(8), { minLength: 1, maxLength: 40 }).map((rows) => Uint8Array.from(rows));

describe('cellsOf', () => {
  it('pairs what people say with what the metric says', () => {
    // ann: A = B, A < C, B < C; bob: A > B, A = C, B < C. The metric: =, <, <; =, >, >.
    const cells = cellsOf(pairs, scoreDifferences(pairs, metric));
    expect(contingencyRows(countCells(cells))).toEqual([
      [2, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ]);
  });

  it('ties scores that are no further apart than epsilon', () => {
    const cells = cellsOf(pairs, scoreDifferences(pairs, metric), 0.31);
    expect(contingencyRows(countCells(cells))).toEqual([
      [2, 1, 0],
      [0, 2, 0],
      [0, 1, 0],
    ]);
  });

  it('scores an output by its first system', () => {
    const outputs = pairwiseJudgments(rankings, 'outputs');
    expect([...scoreDifferences(outputs, metric)]).toEqual([0.1 - 0.9, 0, 0.8 - 0.5, 0.8 - 0.5]);
  });

  it('names the system or the sentence whose score is missing', () => {
    const without = (scores: ReadonlyMap<string, ArrayLike<number>>): (() => unknown) => {
      return () => scoreDifferences(pairs, { ...metric, scores });
    };
    expect(without(new Map([...metric.scores].slice(0, 2)))).toThrow(
      expect.objectContaining({ code: 'MISSING_SCORE', file: 'm.tsv', found: 'none for C' }),
    );
    for (const broken of [[0.9], [0.9, 0.9, NaN]]) {
      expect(
        without(
          new Map([
            ['A', [1, 1, 1]],
            ['B', broken],
            ['C', [1, 1, 1]],
          ]),
        ),
      ).toThrow(
        expect.objectContaining({
          code: 'MISSING_SCORE',
          found: 'none for sentence 3 of B, which is number 2 counted from 0',
        }),
      );
    }
  });
});

describe('tieStatistics', () => {
  it('divides by the pairs that each convention counts', () => {
    //               human: first better | tie | second better
    const counts = [5, 2, 1, 4, 6, 3, 1, 3, 7];
    const n = 32;
    const statistics = tieStatistics(counts);
    const taus = Object.fromEntries(Object.entries(statistics).map(([name, { tau }]) => [name, tau]));
    expect(taus).toEqual({
      hties: (12 + 6 - 2) / n,
      noties: 10 / 19,
      wmt12: (12 - 2 - 5) / 19,
      wmt13: 10 / 14,
      tauA: 10 / n,
      tauB: 10 / Math.sqrt((14 + 7) * (14 + 5)),
      accEq: 18 / n,
      tauEq: (18 - 14) / n,
      // A tie says that the second is better: right for the 3, wrong for the 2.
      seeda: (12 + 3 - 2 - 2) / 19,
      accuracy: 12 / 19,
    });
    expect([statistics.noties.n, statistics.wmt13.n, statistics.hties.n]).toEqual([19, 14, n]);
  });

  it('is null where no pair counts', () => {
    const onlyTies = tieStatistics([0, 0, 0, 1, 2, 3, 0, 0, 0]);
    expect(onlyTies.noties).toEqual({ tau: null, n: 0 });
    expect(onlyTies.accEq.tau).toBeCloseTo(1 / 3, 15);
  });

  it('keeps the laws of the conventions', () => {
    fc.assert(
      fc.property(nine, (counts) => {
        const { accEq, tauEq, noties, wmt12, wmt13 } = tieStatistics(counts);
        if (accEq.tau !== null) expect(tauEq.tau).toBeCloseTo(2 * accEq.tau - 1, 12);
        expect(wmt12.tau ?? 0).toBeLessThanOrEqual((noties.tau ?? 0) + 1e-12);
        expect(Math.abs(noties.tau ?? 0)).toBeLessThanOrEqual(Math.abs(wmt13.tau ?? 0) + 1e-12);
      }),
    );
  });

  it('turns round with both sides, except where names decide', () => {
    fc.assert(
      fc.property(nine, (counts) => {
        const turned = tieStatistics(counts.toReversed());
        const statistics = tieStatistics(counts);
        for (const name of tieConventions) if (name !== 'seeda') expect(turned[name]).toEqual(statistics[name]);
      }),
    );
  });
});

describe('standardError', () => {
  const coefficients = coefficientsOf('hties');
  const clustered = (groups: readonly number[], cells: Uint8Array): number =>
    standardError(tauSums(groupBySentence(groups, [cells]), 0, coefficients)) ?? NaN;

  it('is that of rows when each is a group of its own, and no smaller for two copies of everything', () => {
    fc.assert(
      fc.property(cellRows, (cells) => {
        const rows = standardErrorOfRows(countCells(cells), coefficients) ?? NaN;
        expect(clustered([...cells.keys()], cells)).toBeCloseTo(rows, 12);
        const twice = Uint8Array.from([...cells, ...cells]);
        expect(clustered([...cells.keys(), ...cells.keys()], twice)).toBeCloseTo(rows, 12);
      }),
    );
  });

  it('is null where no pair counts', () => {
    const onlyTie = Uint8Array.of(4);
    expect(standardErrorOfRows(countCells(onlyTie), coefficientsOf('noties'))).toBeNull();
    expect(standardError(tauSums(groupBySentence([0], [onlyTie]), 0, coefficientsOf('noties')))).toBeNull();
  });
});

describe('the bootstrap', () => {
  const cells = [Uint8Array.of(0, 8, 2, 4, 0, 1), Uint8Array.of(0, 6, 0, 3, 1, 1)];
  const sentence = [7, 7, 3, 3, 9, 9];

  it('of rows draws the same rows for all metrics as one generator gives them', () => {
    const taus = bootstrapRows([cells[0], cells[1], cells[0]], { resamples: 20, seed: 3 });
    expect(taus.noties[2]).toEqual(taus.noties[0]);
    expect(bootstrapRows([cells[0]], { resamples: 20, seed: 3 }).noties[0]).toEqual(taus.noties[0]);
  });

  it('of nothing has no taus', () => {
    const { hties } = bootstrapRows([new Uint8Array()], { resamples: 2, seed: 3 });
    expect([...hties[0]]).toEqual([NaN, NaN]);
  });

  it('of sentences keeps the pairs of each together', () => {
    const groups = groupBySentence(sentence, cells);
    expect(groups.size).toBe(3);
    const { accEq } = bootstrapSentences(groups, cells.length, { resamples: 50, seed: 1 });
    // Shares of agreement: 2 of 2, 1 of 2, 1 of 2; three draws have a mean of sixths.
    for (const tau of accEq[0]) expect(tau * 6).toBeCloseTo(Math.round(tau * 6), 9);
    expect(bootstrapSentences(groups, cells.length, { resamples: 50, seed: 1 }).accEq).toEqual(accEq);
    expect(Math.min(...accEq[0])).toBeGreaterThanOrEqual(0.5);
  });
});

describe('sortedInterval and clearWinner', () => {
  it('take the 26th value from each end of a thousand, but one at the top', () => {
    const values = Float64Array.from({ length: 1000 }, (_, at) => 999 - at);
    expect(sortedInterval(values)).toEqual([25, 975]);
    expect(sortedInterval(Float64Array.of(5))).toEqual([5, 5]);
  });

  it('name the metric whose interval is above all others', () => {
    expect(
      clearWinner(
        [0.2, 0.5],
        [
          [0.1, 0.3],
          [0.4, 0.6],
        ],
      ),
    ).toBe(1);
    expect(
      clearWinner(
        [0.2, 0.5],
        [
          [0.1, 0.45],
          [0.4, 0.6],
        ],
      ),
    ).toBeUndefined();
    expect(clearWinner([0.2], [[0.1, 0.3]])).toBeUndefined();
  });
});

describe('tests between metrics', () => {
  it('count how often the first is not ahead', () => {
    const { interval, notAhead } = pairedDifference(
      Float64Array.of(3, 2, 1, NaN),
      Float64Array.of(1, 1, 1, 1),
      (differences) => [Math.min(...differences), Math.max(...differences)],
    );
    expect(notAhead).toBe(0.5);
    expect(interval).toEqual([0, 2]);
  });

  it('find no difference between a metric and itself, and a sure one between right and wrong', () => {
    const right = new Uint8Array(40).fill(0);
    const wrong = new Uint8Array(40).fill(2);
    const groups = groupBySentence([...right.keys()], [right, wrong, right]);
    const [first, second, same] = [0, 1, 2].map((at) => tauSums(groups, at, coefficientsOf('noties')));
    const flips = signFlips(groups.size, 200, 1);
    expect(permuteTaus(first, same, flips)).toBe(1);
    expect(permuteTaus(first, second, flips)).toBe(1 / 201);
    // Of all ways only two leave the difference: none swapped, and all.
    const few = groupBySentence([0, 1, 2], [right.subarray(0, 3), wrong.subarray(0, 3)]);
    const parts = [0, 1].map((at) => tauSums(few, at, coefficientsOf('noties')));
    expect(permuteTaus(parts[0], parts[1], signFlips(3, 8, 1))).toBe(2 / 8);
  });
});

describe('permuteTaus', () => {
  it('swaps sentences as moving their pairs from one metric to the other does', () => {
    const cellPairs = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(cellPairs, fc.constantFrom(...tieConventions), (rows, convention) => {
        const coefficients = coefficientsOf(convention);
        const [first, second] = [0, 1].map((metric) => Uint8Array.from(rows, (row) => row[metric]));
        const groups = groupBySentence([0, 1, 2, 3], [first, second]);
        const flips = signFlips(4, 16, 1);
        const difference = (signs: Int8Array): number => {
          const swapped = (cells: Uint8Array, swappedCells: Uint8Array): number =>
            tauOf(countCells(cells.map((cell, at) => (signs[at] === -1 ? swappedCells[at] : cell))), coefficients) ?? 0;
          return Math.abs(swapped(first, second) - swapped(second, first));
        };
        const least = difference(Int8Array.of(1, 1, 1, 1)) - 1e-12;
        const asLarge = flips.ways.filter((signs) => difference(signs) >= least).length;
        const [firstParts, secondParts] = [0, 1].map((metric) => tauSums(groups, metric, coefficients));
        expect(permuteTaus(firstParts, secondParts, flips)).toBe(asLarge / 16);
      }),
    );
  });
});

describe('calibrateTies', () => {
  it('finds the best epsilon of all, as trying each does', () => {
    const row = fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -8, max: 8 }), fc.nat(2));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        const toTry = {
          human: rows.map(([human]) => human),
          differences: rows.map(([, difference]) => difference / 10),
          groups: rows.map(([, , group]) => group),
        };
        const found = calibrateTies(toTry);
        const tried = Array.from({ length: 9 }, (_, tenth) => accuracyAt(toTry, tenth / 10));
        expect(found?.uncalibrated).toBeCloseTo(tried[0], 12);
        expect(found?.accuracy).toBeCloseTo(Math.max(...tried), 12);
        expect(accuracyAt(toTry, found?.epsilon ?? NaN)).toBeCloseTo(found?.accuracy ?? NaN, 12);
      }),
    );
  });

  it('takes differences for equal that differ by the noise of subtraction', () => {
    const found = calibrateTies({ human: [0, 0, 1], differences: [0.3 - 0.2, 0.1, 1] });
    expect(found?.epsilon).toBeCloseTo(0.1, 12);
    expect(found?.thresholds).toHaveLength(3);
  });

  it('scores each half of the sentences with the epsilon of the other', () => {
    // Of sentences 3 and 9 the first half would tie what is up to 0.2 apart, the second nothing.
    const halves = { human: [0, 0, 1, 1, 0, 1], differences: [0.1, 0.2, 0.4, 0.2, 0, 0.3] };
    const sentence = [3, 3, 3, 9, 9, 9];
    expect(heldOutAccuracy(halves, sentence)).toBeCloseTo((1 + 2) / 6, 12);
    expect(heldOutAccuracy(halves, [3, 3, 3, 3, 3, 3])).toBeNull();
  });

  it('is null without pairs', () => {
    expect(calibrateTies({ human: [], differences: [] })).toBeNull();
  });
});

describe('groupedTau', () => {
  const cells = cellsOf(pairs, scoreDifferences(pairs, metric));
  const grouped = (grouping: 'none' | 'item' | 'system', zero = false): unknown =>
    groupedTau(pairs, cells, coefficientsOf('wmt13'), grouping, { undefinedAsZero: zero });

  it('averages over sentences, over systems, or not at all', () => {
    // Decided by both: A < C and B < C of ann agree, B < C of bob does not.
    expect(grouped('none')).toEqual({ tau: 1 / 3, groups: 1, undefinedGroups: 0 });
    expect(grouped('item')).toEqual({ tau: 0, groups: 2, undefinedGroups: 0 });
    expect(grouped('system')).toEqual({ tau: (1 + 0 + 1 / 3) / 3, groups: 3, undefinedGroups: 0 });
  });

  it('leaves out a group without a tau, or counts it as 0', () => {
    const only = Uint8Array.of(4, 0, 0, 4, 4, 4);
    const tau = (undefinedAsZero: boolean): unknown =>
      groupedTau(pairs, only, coefficientsOf('noties'), 'item', { undefinedAsZero });
    expect(tau(false)).toEqual({ tau: 1, groups: 1, undefinedGroups: 1 });
    expect(tau(true)).toEqual({ tau: 0.5, groups: 2, undefinedGroups: 1 });
  });
});

describe('tausByJudge', () => {
  it('splits the pairs into those of a judge and those of the others', () => {
    const cells = cellsOf(pairs, scoreDifferences(pairs, metric));
    const [ann, bob] = tausByJudge(pairs, cells);
    expect([ann.judge, bob.judge]).toEqual(['ann', 'bob']);
    expect(ann.alone).toEqual(bob.others);
    expect(ann.alone.noties).toEqual({ tau: 1, n: 2 });
    expect(bob.alone.noties).toEqual({ tau: -0.5, n: 2 });
  });
});

describe('soft pairwise accuracy', () => {
  it('flips all ways where they are few, and draws where they are many', () => {
    expect(signFlips(3, 8, 1).all).toBe(true);
    expect(new Set(signFlips(3, 8, 1).ways.map(String)).size).toBe(8);
    expect(signFlips(4, 8, 1)).toMatchObject({ all: false, ways: { length: 8 } });
    expect(signFlips(4, 8, 1)).toEqual(signFlips(4, 8, 1));
  });

  it('takes leads from comparisons, all those of a sentence together', () => {
    const sentences = judgedSentences(pairs);
    expect(sentences).toEqual([0, 2]);
    const lead = humanDifferences(pairs, sentences);
    expect([...lead(0, 1)]).toEqual([0, -1]);
    expect([...lead(0, 2)]).toEqual([1, 0]);
    expect(judgedScores(metric, pairs.names, sentences).map((scores) => [...scores])).toEqual([
      [0.9, 0.5],
      [0.9, 0.5],
      [0.1, 0.8],
    ]);
    expect(() => judgedScores(metric, pairs.names, [1])).toThrow(expect.objectContaining({ code: 'MISSING_SCORE' }));
  });

  it('is 1 for p-values that are the same, and less for the same order with other doubts', () => {
    const flips = signFlips(6, 64, 1);
    const sure = flippedPValues(() => Float64Array.of(1, 1, 1, 1, 1, 1), 2, flips);
    const unsure = flippedPValues(() => Float64Array.of(1, 1, 1, -1, -1, 1), 2, flips);
    expect([...sure]).toEqual([1 / 64]);
    // Four or more of six signs up: 1 + 6 + 15 of 64 ways.
    expect([...unsure]).toEqual([22 / 64]);
    expect(softPairwiseAccuracy(sure, sure)).toBe(1);
    expect(softPairwiseAccuracy(sure, unsure)).toBeCloseTo(1 - 21 / 64, 12);
    expect(softPairwiseAccuracy(new Float64Array(), new Float64Array())).toBeNull();
  });
});
