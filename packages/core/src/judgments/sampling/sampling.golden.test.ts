import { expect, it } from 'vitest';
import { parsePlainText } from '../../corpus/plain-text.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { distinctHistogram, sentenceChances } from './sentence-chances.js';

interface Golden {
  readonly systems: readonly string[];
  readonly first50: readonly { multiplicities: readonly number[]; C: number; p_prime: number; p: number }[];
  readonly sum_p_prime: number;
  readonly min_p: number;
  readonly max_p: number;
  readonly p_by_multiset: Readonly<Record<string, { C: number; p_prime: number; sentences: number }>>;
  readonly figure1_histogram_13_systems: Readonly<Record<string, number>>;
  readonly stats_txt_histogram_12_systems: Readonly<Record<string, number>>;
  readonly mean_distinct_13: number;
  readonly mean_distinct_12: number;
  readonly expected_share_by_distinct: Readonly<Record<string, number>>;
}

// calcprob.pl of Grundkiewicz et al. (2015), on the outputs of CoNLL-2014.
describeGolden('sentenceChances equals the sampling of the paper', () => {
  const golden = readSharedJson('golden/human/sampling.json') as Golden;
  const read = (name: string): { name: string; lines: string[] } => ({
    name,
    lines: parsePlainText(readShared(`data/conll14/submissions/${name}`)),
  });
  const systems = golden.systems.map(read);
  const chances = sentenceChances(systems, 5);

  it('sentence by sentence', () => {
    expect(chances).toHaveLength(1312);
    golden.first50.forEach(({ multiplicities, C, p_prime, p }, at) => {
      expect(chances[at].multiplicities).toEqual(multiplicities);
      expect(chances[at].coverage).toBeCloseTo(C, 9);
      expect(chances[at].pseudoProbability).toBeCloseTo(p_prime, 12);
      expect(chances[at].probability).toBeCloseTo(p, 14);
    });
  });

  it('for every kind of sentence, and as often', () => {
    const seen = new Map<string, number>();
    for (const { multiplicities, coverage, pseudoProbability } of chances) {
      const key = multiplicities.join(' ');
      seen.set(key, (seen.get(key) ?? 0) + 1);
      expect(coverage).toBeCloseTo(golden.p_by_multiset[key].C, 9);
      expect(pseudoProbability).toBeCloseTo(golden.p_by_multiset[key].p_prime, 12);
    }
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(Object.entries(golden.p_by_multiset).map(([key, { sentences }]) => [key, sentences])),
    );
  });

  it('in sum, at the ends, and by number of outputs', () => {
    const probabilities = chances.map(({ probability }) => probability);
    expect(chances.reduce((sum, { pseudoProbability }) => sum + pseudoProbability, 0)).toBeCloseTo(
      golden.sum_p_prime,
      9,
    );
    expect(Math.min(...probabilities)).toBeCloseTo(golden.min_p, 14);
    expect(Math.max(...probabilities)).toBeCloseTo(golden.max_p, 14);
    for (const [distinct, share] of Object.entries(golden.expected_share_by_distinct)) {
      const chancesOfCount = chances.filter(({ outputs }) => outputs.length === Number(distinct));
      expect(chancesOfCount.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(share, 12);
    }
  });

  it('in figure 1, with and without INPUT', () => {
    const mean = (histogram: readonly number[]): number =>
      histogram.reduce((sum, count, at) => sum + count * (at + 1), 0) / 1312;
    const thirteen = distinctHistogram(chances, 13);
    expect(thirteen).toEqual(Object.values(golden.figure1_histogram_13_systems));
    expect(mean(thirteen)).toBeCloseTo(golden.mean_distinct_13, 12);
    const without = systems.filter(({ name }) => name !== 'INPUT');
    const twelve = distinctHistogram(sentenceChances(without, 5), 12);
    expect(twelve).toEqual(Object.values(golden.stats_txt_histogram_12_systems));
    expect(mean(twelve)).toBeCloseTo(golden.mean_distinct_12, 12);
  });
});
