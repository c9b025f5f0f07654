import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../random/mersenne-twister.js';
import type { EditStats } from '../metrics/edit-based/edit-metric.js';
import { m2 } from '../metrics/m2/index.js';
import { percentileInterval, quantile } from './interval.js';
import { bootstrapP, dropP, randomisationP } from './p-value.js';
import { bootstrap, randomise, type Samples } from './resample.js';
import { joinResampled, planTests, resampleSystems, testSystems } from './test-systems.js';

const seeded = (seed: number): MersenneTwister => new MersenneTwister(seed);

/** A system whose edits are right with this chance, over `size` sentences. */
function system(chance: number, size: number, seed: number): EditStats[] {
  const random = new MersenneTwister(seed);
  return Array.from({ length: size }, () => [[0, random.random() < chance ? 1 : 0, 1, 1]]);
}

describe('quantile(sorted, p)', () => {
  it('interpolates between neighbours, as R does by default', () => {
    const sorted = Float64Array.of(1, 2, 3, 10);
    expect([0, 0.5, 0.9, 1].map((p) => quantile(sorted, p))).toEqual([1, 2.5, expect.closeTo(7.9, 12), 10]);
  });
});

describe('percentileInterval(values, confidence)', () => {
  it('leaves out as much at each end', () => {
    const values = Float64Array.from({ length: 101 }, (_, at) => 100 - at);
    expect(percentileInterval(values, 0.9)).toEqual([expect.closeTo(5, 9), expect.closeTo(95, 9)]);
  });
});

/** Samples of one metric, whose first two systems are a pair. */
function samplesOf(...systems: EditStats[][]): Samples {
  const sample = { resampler: m2().resampler(systems), systems: systems.length, pairs: [[0, 1] as const] };
  return { sentences: systems[0].length, samples: [sample] };
}

describe('bootstrap(samples, share, seeded)', () => {
  const stats = system(0.5, 40, 7);
  const values = (first: number, end: number): Float64Array =>
    bootstrap(samplesOf(stats), { first, end, seed: 3 }, seeded)[0][0];

  it('gives the same values in one share as in several', () => {
    expect([...values(0, 7), ...values(7, 20)]).toEqual([...values(0, 20)]);
  });

  it('draws other sentences for another resample and another seed', () => {
    expect(new Set(values(0, 50)).size).toBeGreaterThan(5);
    const [[reseeded]] = bootstrap(samplesOf(stats), { first: 0, end: 20, seed: 4 }, seeded);
    expect([...reseeded]).not.toEqual([...values(0, 20)]);
  });

  it('draws the same sentences for every system', () => {
    const [[first, better, repeated]] = bootstrap(
      samplesOf(stats, system(0.9, 40, 8), stats),
      { first: 0, end: 20, seed: 3 },
      seeded,
    );
    expect([...first]).toEqual([...values(0, 20)]);
    expect(repeated).toEqual(first);
    expect(better).not.toEqual(first);
  });

  it('covers the true value about as often as it says', () => {
    // The share of right edits is the precision, the recall and so the F; 100 corpora, intervals of 90 %.
    let covered = 0;
    for (let corpus = 0; corpus < 100; corpus++) {
      const corpusStats = system(0.6, 200, 1000 + corpus);
      const [[drawn]] = bootstrap(samplesOf(corpusStats), { first: 0, end: 200, seed: corpus }, seeded);
      const [low, high] = percentileInterval(drawn, 0.9);
      if (low <= 0.6 && 0.6 <= high) covered++;
    }
    expect(covered).toBeGreaterThan(80);
    expect(covered).toBeLessThan(98);
  });
});

describe('p-values', () => {
  const metric = m2();
  const share = { first: 0, end: 500, seed: 1 };
  const test = (candidate: EditStats[], baseline: EditStats[]) => {
    const values = [candidate, baseline].map((systemStats) => metric.corpus(systemStats).value);
    const plan = planTests(values, 1);
    const [resampled] = resampleSystems([{ metric, stats: [candidate, baseline], pairs: plan.pairs }], share);
    const [first] = testSystems(values, plan, resampled, 0.95);
    return first.versusBaseline;
  };

  it('are 1 for two systems that wrote the same', () => {
    const same = system(0.5, 60, 2);
    expect(test(same, same)).toEqual({ opponent: 1, difference: 0, bootstrap: 1, randomisation: 1 });
  });

  it('are small for systems that differ much, and say which way', () => {
    const result = test(system(0.9, 200, 3), system(0.3, 200, 4));
    expect(result?.difference).toBeGreaterThan(0.5);
    expect(result?.bootstrap).toBe(1 / 501);
    expect(result?.randomisation).toBe(1 / 501);
  });

  it('are spread evenly when there is no difference', () => {
    const ps = Array.from({ length: 60 }, (_, at) => {
      const result = test(system(0.5, 80, 100 + at), system(0.5, 80, 900 + at));
      return result?.randomisation ?? Number.NaN;
    });
    const share05 = ps.filter((p) => p < 0.1).length / ps.length;
    expect(share05).toBeLessThan(0.25);
    expect(ps.filter((p) => p > 0.5).length / ps.length).toBeGreaterThan(0.3);
  });

  it('are one-sided for a drop: only differences as low count', () => {
    const differences = Float64Array.of(-0.3, 0.1 - 0.4, 0.3, -0.1, 0.2);
    expect(dropP(differences, -0.3)).toBe(3 / 6);
    expect(dropP(differences, -0.4)).toBe(1 / 6);
    expect(dropP(differences, 0.3)).toBe(1);
  });

  it('count the sample itself, and differences equal but for rounding', () => {
    expect(randomisationP(Float64Array.of(0.1 + 0.2, -0.3, 0.1), 0.3)).toBe(3 / 4);
    expect(bootstrapP(Float64Array.of(1, 2), Float64Array.of(1, 2), 0)).toBe(1);
  });
});

describe('randomise(samples, share, seeded)', () => {
  it('swaps whole sentences: all differences lie between those of the extremes', () => {
    const samples = samplesOf(system(1, 20, 5), system(0, 20, 6));
    const [[differences]] = randomise(samples, { first: 0, end: 200, seed: 9 }, seeded);
    expect(Math.max(...differences.map(Math.abs))).toBeLessThan(1);
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / 200;
    expect(Math.abs(mean)).toBeLessThan(0.1);
  });
});

describe('planTests(values, baseline)', () => {
  it('tests each system against the baseline and the next in the ranking, each pair once', () => {
    const { pairs, baselinePair, nextPair } = planTests([0.2, 0.9, 0.5], 0);
    expect(pairs).toEqual([
      [1, 0],
      [2, 0],
      [1, 2],
    ]);
    expect(baselinePair).toEqual([null, 0, 1]);
    expect(nextPair).toEqual([null, 2, 1]);
  });
});

describe('resampleSystems(measured, share)', () => {
  it('gives each metric what it would get alone', () => {
    const share = { first: 3, end: 20, seed: 5 };
    const stats = [system(0.5, 30, 1), system(0.6, 30, 2)];
    const strict = { metric: m2(), stats, pairs: [[0, 1]] as const };
    const lenient = { metric: m2({ beta: 2 }), stats: stats.toReversed(), pairs: [] };
    const together = resampleSystems([strict, lenient], share);
    expect(together).toEqual([...resampleSystems([strict], share), ...resampleSystems([lenient], share)]);
    expect(together[0].differences[0]).toHaveLength(17);
  });
});

describe('joinResampled(shares)', () => {
  it('gives what one share would have given', () => {
    const metric = m2();
    const stats = [system(0.5, 30, 1), system(0.6, 30, 2)];
    fc.assert(
      fc.property(fc.nat(40), (cut) => {
        const draw = (first: number, end: number) =>
          resampleSystems([{ metric, stats, pairs: [[0, 1]] }], { first, end, seed: 5 })[0];
        expect(joinResampled([draw(0, cut), draw(cut, 40)])).toEqual(draw(0, 40));
      }),
      { numRuns: 10 },
    );
  });
});
