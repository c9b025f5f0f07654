import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import type { SystemLines } from './distinct-outputs.js';
import { EVEN_SHARE, adaptiveChances, drawEvenPairs, drawPair, evenChances } from './draw-pair.js';
import { outputTable } from './output-table.js';
import { PairSupply } from './pair-supply.js';

/** Systems that often write the same: one of a few versions of each sentence. */
function linesOf(systems: number, sentences: number, versions: number, seed: number): SystemLines[] {
  const random = new MersenneTwister(seed);
  return Array.from({ length: systems }, (_, system) => ({
    name: `system${system}`,
    lines: Array.from({ length: sentences }, (__, at) => `sentence ${at} version ${random.below(versions)}`),
  }));
}

const supplyOf = (lines: readonly SystemLines[], replacement = true): PairSupply =>
  new PairSupply(outputTable(lines), replacement);

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** By pair of systems: how often their outputs differ in what was drawn; counted from the texts. */
function comparedIn(lines: readonly SystemLines[], drawn: ReturnType<typeof drawEvenPairs>): number[] {
  return lines.flatMap((first, row) =>
    lines.slice(row + 1).map(
      (second) =>
        drawn.filter(({ sentence, outputs }) => {
          const shown = outputs.map(({ text }) => text);
          const written = [first.lines[sentence], second.lines[sentence]];
          return written[0] !== written[1] && written.every((text) => shown.includes(text));
        }).length,
    ),
  );
}

describe('drawEvenPairs(supply, count, seed)', () => {
  it('compares all pairs of systems about equally often, whatever outputs they share', () => {
    for (let seed = 0; seed < 20; seed++) {
      const lines = linesOf(3 + (seed % 4), 80, 3 + (seed % 3), seed);
      const counts = comparedIn(lines, drawEvenPairs(supplyOf(lines), 60, seed));
      const mean = counts.reduce((total, count) => total + count, 0) / counts.length;
      const deviation = Math.sqrt(counts.reduce((total, count) => total + (count - mean) ** 2, 0) / counts.length);
      // Independent draws of equally likely pairs would deviate by the root of their mean.
      expect(deviation).toBeLessThan(0.6 * Math.sqrt(mean));
    }
  });

  it('shows two different outputs of a sentence, each for all systems that wrote it, and none of them twice', () => {
    const lines = linesOf(5, 12, 3, 7);
    const drawn = drawEvenPairs(supplyOf(lines), 40, 1);
    for (const { sentence, outputs } of drawn) {
      expect(outputs).toHaveLength(2);
      expect(outputs[0].text).not.toBe(outputs[1].text);
      for (const { text, systems } of outputs) {
        expect(systems).toEqual(lines.filter((line) => line.lines[sentence] === text).map(({ name }) => name));
      }
    }
    const keys = drawn.map(({ sentence, outputs }) => JSON.stringify([sentence, outputs.map(({ text }) => text)]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('ends when all is drawn, and takes no sentence twice without replacement', () => {
    const lines = linesOf(4, 10, 3, 2);
    const distinct = Array.from({ length: 10 }, (_, at) => new Set(lines.map((line) => line.lines[at])).size);
    const all = distinct.reduce((total, count) => total + (count * (count - 1)) / 2, 0);
    expect(drawEvenPairs(supplyOf(lines), 1000, 1)).toHaveLength(all);
    const once = drawEvenPairs(supplyOf(lines, false), 1000, 1).map(({ sentence }) => sentence);
    expect(once.toSorted((a, b) => a - b)).toEqual([...distinct.keys()].filter((at) => distinct[at] > 1));
  });

  it('says how likely each pair was: one of those compared least', () => {
    const lines = ['a', 'b', 'c'].map((name) => ({
      name,
      lines: Array.from({ length: 5 }, (_, at) => `${name}${at}`),
    }));
    const probabilities = drawEvenPairs(supplyOf(lines), 6, 3).map(({ drawing }) => drawing);
    expect(probabilities).toEqual(
      [1 / 3, 1 / 2, 1, 1 / 3, 1 / 2, 1].map((probability) => ({ by: 'even', probability })),
    );
  });
});

describe('adaptiveChances(supply, doubts)', () => {
  const anyDoubts = fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { minLength: 10, maxLength: 10 });

  it('sums to 1 and leaves every pair a chance that bounds its weight', () => {
    fc.assert(
      fc.property(anyDoubts, (doubts) => {
        const chances = adaptiveChances(supplyOf(linesOf(5, 20, 4, 1)), Float64Array.from(doubts));
        expect(sum(chances)).toBeCloseTo(1, 12);
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(EVEN_SHARE / 10 - 1e-12);
      }),
    );
  });

  it('gives the rest in proportion to the doubts, to pairs that have a sentence left', () => {
    const supply = supplyOf([
      { name: 'a', lines: ['x', 'x'] },
      { name: 'b', lines: ['x', 'x'] },
      { name: 'c', lines: ['y', 'z'] },
    ]);
    const chances = adaptiveChances(supply, Float64Array.of(0.5, 0.3, 0.1));
    expect(chances[0]).toBe(0);
    expect(chances[1]).toBeCloseTo(EVEN_SHARE / 2 + (1 - EVEN_SHARE) * 0.75, 12);
    expect(chances[2]).toBeCloseTo(EVEN_SHARE / 2 + (1 - EVEN_SHARE) * 0.25, 12);
  });
});

describe('drawPair(supply, chances, by, draw)', () => {
  it('draws the same for the same seed and number, whatever was done before to come to the same supply', () => {
    const lines = linesOf(5, 30, 4, 3);
    const drawn = drawEvenPairs(supplyOf(lines), 20, 9);
    const supply = supplyOf(lines);
    for (const pair of drawn.slice(0, 12)) supply.take(pair);
    expect(drawPair(supply, evenChances(supply), 'even', { seed: 9, number: 12 })).toEqual(drawn[12]);
    expect(drawPair(supply, evenChances(supply), 'even', { seed: 10, number: 13 })).not.toEqual(drawn[13]);
  });

  it('draws pairs as often as their chances say', () => {
    const lines = ['a', 'b', 'c'].map((name) => ({ name, lines: [name] }));
    const chances = Float64Array.of(0.6, 0.3, 0.1);
    const counts = new Map<string, number>();
    for (let number = 0; number < 2000; number++) {
      const { outputs } = drawPair(supplyOf(lines), chances, 'adaptive', { seed: 1, number });
      const names = outputs.map(({ systems }) => systems.join()).join();
      counts.set(names, (counts.get(names) ?? 0) + 1);
    }
    ['a,b', 'a,c', 'b,c'].forEach((names, at) => {
      const expected = 2000 * chances[at];
      expect(Math.abs((counts.get(names) ?? 0) - expected)).toBeLessThan(4 * Math.sqrt(expected));
    });
  });
});
