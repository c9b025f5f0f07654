import { expect, it } from 'vitest';
import { applyEdits } from '../../corpus/references.js';
import { parseGold } from '../../formats/parse-gold.js';
import { describeGolden, readSharedJson } from '../../testing/shared.js';
import type { Segment } from '../metric.js';
import { SYSTEMS } from '../testing/conll14.js';
import type { ChunkStats } from './chunk-stats.js';
import { cleme, type ClemeMetric, type ClemeOptions } from './index.js';
import type { Assumption } from './judged-chunks.js';
import { PackedChunks, ChunkSums, sumChunks } from './packed-chunks.js';
import type { ChunkLevel, WeightRule } from './length-weights.js';
import { conll14Errant, segmentWithEdits } from './testing/conll14-errant.js';

const unanalysed = (options: ClemeOptions): ClemeMetric => cleme({ analysis: 'none', ...options });

interface VersionOne {
  readonly F: number;
  readonly P: number;
  readonly R: number;
  readonly Acc: number;
  readonly tp?: number;
  readonly fp?: number;
  readonly fn?: number;
  readonly tn?: number;
  readonly bias: number;
}

type Numbers = Readonly<Record<'tp' | 'fp' | 'fn' | 'tn' | 'p' | 'r' | 'f' | 'acc', number>>;

const ASSUMPTIONS: readonly Assumption[] = ['dependent', 'independent'];
const LEVELS: readonly ChunkLevel[] = ['corpus', 'sentence'];

function statsBy(
  assumption: Assumption,
  system: string,
  options: ClemeOptions = {},
  adapt = (segment: Segment): Segment => segment,
): ChunkStats[] {
  const metric = unanalysed({ assumption, ...options });
  return conll14Errant(system).map((segment) => metric.sentence(adapt(segment)) as ChunkStats);
}

/** Version 1.0 leaves out an output without words, as POST has one, and takes the first reference for it. */
function asVersionOne(segment: Segment): Segment {
  const { sentence, edits } = segment;
  if (edits === undefined || applyEdits(sentence.source, edits.edits) !== '') return segment;
  const [first, ...others] = sentence.annotations;
  return { ...segment, sentence: { ...sentence, annotations: others }, edits: { ...edits, edits: first.edits } };
}

/** The sum of weights by candidate: hits, false changes, misses, chunks kept. */
function weightedCounts(stats: readonly ChunkStats[], rule: WeightRule): number[][][] {
  const packed = new PackedChunks(rule);
  for (const sentence of stats) packed.push(sentence);
  const weights = packed.weights([...stats.keys()]);
  const sums = new ChunkSums();
  let candidate = 0;
  return stats.map((sentence) =>
    sentence.map(() => {
      sumChunks(packed.arrays, candidate++, weights, sums);
      return [sums.hit, sums.amiss, sums.under, sums.kept];
    }),
  );
}

/** The greatest distance of two nested lists of numbers, infinite where their shapes differ. */
function distance(first: unknown, second: unknown): number {
  if (typeof first === 'number' && typeof second === 'number') return Math.abs(first - second);
  if (!Array.isArray(first) || !Array.isArray(second) || first.length !== second.length) return Infinity;
  return first.reduce((most: number, item, at) => Math.max(most, distance(item, second[at])), 0);
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

describeGolden('cleme() on CoNLL-2014 equals CLEME 1.0', () => {
  const { systems } = readSharedJson('golden/cleme/cleme-v1.json') as {
    systems: Record<string, Record<string, VersionOne>>;
  };
  const sentences = readSharedJson('golden/cleme/cleme-v1.sentence.json.gz') as {
    variants: Record<string, Record<string, number[][][]>>;
  };

  it.each(SYSTEMS)('%s: corpus and sentences, dependent and independent, weighted and not', (system) => {
    for (const assumption of ASSUMPTIONS) {
      const stats = statsBy(assumption, system, {}, asVersionOne);
      for (const level of LEVELS) {
        const name = `${level === 'sentence' ? 'sent' : ''}cleme-${assumption}`;
        for (const weights of ['length', 'none'] as const) {
          const golden = systems[weights === 'none' ? `${name}-unweighted` : name][system];
          const score = unanalysed({ assumption, level, weights }).corpus(stats);
          const { value, precision, recall, accuracy, tp, fp, fn, tn } = score;
          expect([value, precision, recall].map((ratio) => round(ratio, 4))).toEqual([golden.F, golden.P, golden.R]);
          if (golden.tp === undefined) continue;
          expect(round(accuracy, 4)).toBe(golden.Acc);
          expect([tp, fp, fn, tn].map((count) => round(count, 2))).toEqual([
            golden.tp,
            golden.fp,
            golden.fn,
            golden.tn,
          ]);
        }
        const counts = weightedCounts(stats, { assumption, level, weights: 'length' });
        expect(distance(counts, sentences.variants[name][system])).toBeLessThan(1e-9);
      }
    }
  });
});

describeGolden('cleme() on CoNLL-2014 equals CLEME 1.1.0', () => {
  const { systems } = readSharedJson('golden/cleme/cleme-v2.json') as {
    systems: Record<string, Record<string, { prf: Record<string, Numbers>; bias: number }>>;
  };
  const sentences = readSharedJson('golden/cleme/cleme-v2.sentence.json.gz') as {
    variants: Record<string, Record<string, number[][][]>>;
  };

  it.each(SYSTEMS)('%s: with and without references that change nothing', (system) => {
    for (const assumption of ASSUMPTIONS) {
      for (const unchangedReferences of ['keep', 'drop'] as const) {
        const stats = statsBy(assumption, system, { unchangedReferences });
        const { prf } = systems[unchangedReferences === 'keep' ? assumption : `${assumption}:changed-only`][system];
        for (const level of LEVELS) {
          for (const weights of ['length-1.1', 'none'] as const) {
            const { p, r, f, acc, ...counts } = prf[`prf_${level}_${weights === 'none' ? 'unweighted' : 'weighted'}`];
            const score = unanalysed({ assumption, level, weights }).corpus(stats);
            const found = [score.value, score.precision, score.recall, score.accuracy].map((ratio) =>
              level === 'corpus' ? round(ratio, 4) : ratio,
            );
            expect(distance(found, [f, p, r, acc])).toBeLessThan(1e-9);
            // At the level of sentences the original sums over the choice for the corpus.
            if (level === 'sentence') continue;
            const { tp, fp, fn, tn } = counts;
            expect(distance([score.tp, score.fp, score.fn, score.tn], [tp, fp, fn, tn])).toBeLessThan(1e-6);
          }
        }
        if (unchangedReferences === 'drop') continue;
        const outcomes = stats.map((candidates) =>
          candidates.map(([, , , , { chunks = [], kept = 0 } = {}]) => {
            const count = (outcome: number): number => chunks.filter(([found]) => found === outcome).length;
            return [count(0), count(1), count(2), count(3), kept];
          }),
        );
        // The original repeats the one result of independent chunks for each reference.
        const golden = sentences.variants[assumption][system];
        const once = assumption === 'dependent' ? golden : golden.map((repeated) => repeated.slice(0, 1));
        expect(distance(outcomes, once)).toBe(0);
      }
    }
  });
});

describeGolden('cleme() on random cases equals CLEME 1.0', () => {
  interface FuzzCase extends Record<string, unknown> {
    readonly hyp: string;
    readonly ref: string;
    readonly v1_empty_text: boolean;
    readonly bias: number | null;
    readonly chunks: {
      readonly source: readonly string[];
      readonly intervals: readonly (readonly number[])[];
      readonly hyp: readonly string[];
      readonly hyp_changed: readonly boolean[];
      readonly refs: readonly (readonly string[])[];
      readonly refs_changed: readonly (readonly boolean[])[];
    };
  }
  const { cases } = readSharedJson('golden/cleme/fuzz.json') as { cases: FuzzCase[] };

  it('in weighted counts of every variant', () => {
    expect(cases).toHaveLength(300);
    const differing = cases.filter((fuzz) => {
      const { hyp, ref, v1_empty_text: isEmptied } = fuzz;
      const segment = segmentWithEdits(parseGold(ref)[0], parseGold(hyp)[0]);
      return (
        !isEmptied &&
        ASSUMPTIONS.some((assumption) => {
          const stats = [unanalysed({ assumption }).sentence(segment) as ChunkStats];
          const variants: [string, WeightRule][] = [
            [assumption, { assumption, level: 'corpus', weights: 'length' }],
            [`${assumption}-unweighted`, { assumption, level: 'corpus', weights: 'none' }],
            [`sentence-${assumption}`, { assumption, level: 'sentence', weights: 'length' }],
          ];
          return variants.some(([name, rule]) => {
            const golden = fuzz[name] as (number | null)[][];
            // Where no reference changes anything, the original has no mean length and counts NaN.
            return !golden.flat().includes(null) && distance(weightedCounts(stats, rule)[0], golden) > 1e-9;
          });
        })
      );
    });
    expect(differing.map(({ hyp, ref, bias }) => ({ hyp, ref, bias })).slice(0, 5)).toEqual([]);
  });
});
