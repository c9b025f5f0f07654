import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoldError } from '../../corpus/i-measure/gold.js';
import { sentenceOfErrors } from '../../corpus/i-measure/cluster.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { CandidateFinder, type FinderOptions } from './candidates.js';
import { ReferenceChoice, type Maximise } from './choose.js';
import { countColumns } from './columns.js';
import { boundsOf, improvementBounds, type CountBounds } from './count-bounds.js';
import { NO_COUNTS, distinctCounts, type Counts } from './counts.js';
import { GoldReader, type GoldOptions, type GoldSentence } from './gold-sentence.js';
import { scoreAspect } from './scores.js';
import { allReferences } from './testing/all-references.js';
import { ThreeWayAligner } from './three-way.js';
import { tokensOf } from './tokens.js';

const weights = { beta: 1, weight: 2 };
const MUCH = { cells: 1 << 16, links: 1 << 21, sums: 1 << 17 };

/** The counts of every reference, each aligned as a whole. */
function slowCounts(gold: GoldSentence, hypothesis: Int32Array): Counts[] {
  const source = gold.kind === 'list' ? gold.source : tokensOf(gold.lattice.source);
  const aligner = new ThreeWayAligner();
  const count = (target: Int32Array, ids: Int32Array): Int32Array => {
    aligner.open(source, tokensOf(target));
    aligner.align(tokensOf(ids));
    const counts = new Int32Array(5);
    countColumns(aligner.columns, aligner.length, source.ids, target, ids, counts);
    return counts;
  };
  return distinctCounts(
    allReferences(gold).map((ids): Counts => {
      const [tp, tn, fp, fn, fpn] = count(hypothesis, ids);
      const [, baselineTn, , baselineFn] = count(source.ids, ids);
      return [tp, tn, fp, fn, fpn, baselineTn, baselineFn];
    }),
  );
}

interface Case {
  readonly source: string[];
  readonly errors: GoldError[];
  readonly hypothesis: string[];
}

/** Sentences with many errors, and a system that corrects some of them and spoils other places. */
function cases(words: number): fc.Arbitrary<Case> {
  const word = fc.nat(words - 1).map((id) => `w${String(id)}`);
  const phrase = fc.array(word, { maxLength: 2 });
  const edit = (from: number, to: number): fc.Arbitrary<[number, number, string[]]> =>
    fc.tuple(fc.integer({ min: from, max: to }), fc.nat(2), phrase);
  return fc.array(word, { minLength: 8, maxLength: 20 }).chain((source) => {
    const errorFrom = (from: number, to: number): fc.Arbitrary<GoldError> =>
      fc.record({
        type: fc.constant('T'),
        required: fc.boolean(),
        alternatives: fc.array(edit(from, to), { minLength: 1, maxLength: 2 }).map((edits) =>
          edits.map(([at, length, text], annotator) => ({
            annotator,
            corrections: [within(source, at, length, text)],
          })),
        ),
      });
    return fc.record({
      source: fc.constant(source),
      errors: fc.oneof(
        fc.array(errorFrom(0, source.length), { minLength: 3, maxLength: 5 }),
        fc.tuple(...[0, 1, 2, 3, 4].map((at) => errorFrom(at * 4, at * 4 + 1))),
      ),
      hypothesis: fc.array(edit(0, source.length), { maxLength: 3 }).map((edits) => {
        const tokens = [...source];
        for (const [at, length, text] of edits) tokens.splice(at, length, ...text);
        return tokens;
      }),
    });
  });
}

function within(
  source: readonly string[],
  at: number,
  length: number,
  text: readonly string[],
): { start: number; end: number; text: string } {
  const start = Math.min(at, source.length);
  return { start, end: Math.min(source.length, start + length), text: text.join(' ') };
}

function read(
  { source, errors, hypothesis }: Case,
  options: Partial<GoldOptions> = {},
): { gold: GoldSentence; target: Int32Array } {
  const vocabulary = new Vocabulary();
  const sentence = sentenceOfErrors({ id: '1', annotators: 2, source: source.join(' '), errors });
  const gold = new GoldReader(vocabulary, { nomix: false, limit: 4096, tokens: 'gold', ...options }).read(sentence);
  return { gold, target: vocabulary.encode(hypothesis) };
}

describe('CandidateFinder', () => {
  it.each([
    ['many different words', 30],
    ['some repeated words', 8],
    ['few words', 3],
  ])('finds for sentences of %s what every reference gives', (_, words) => {
    let lattices = 0;
    fc.assert(
      fc.property(cases(words), (generated) => {
        const { gold, target } = read(generated);
        if (gold.kind === 'lattice') lattices++;
        // A count is never given up for another, so that all counts can be compared.
        const found = finderOf('ci').find(gold, target);
        expect(found).toEqual({ counts: slowCounts(gold, target) });
      }),
      { numRuns: 400 },
    );
    expect(lattices).toBeGreaterThan(100);
  });

  it.each<Maximise>(['cwacc', 'dwacc', 'cacc', 'dacc'])(
    'gives up only counts that are never chosen for %s',
    (maximise) => {
      const choice = new ReferenceChoice(maximise, weights);
      const finder = finderOf(maximise);
      const before = fc.constantFrom<Counts>(NO_COUNTS, [3, 40, 2, 5, 1, 38, 9], [0, 5, 0, 1, 0, 5, 1]);
      fc.assert(
        fc.property(fc.oneof(cases(20), cases(4)), before, (generated, chosen) => {
          const { gold, target } = read(generated);
          const { counts } = finder.find(gold, target);
          expect(choice.best(counts, chosen)).toEqual(choice.best(slowCounts(gold, target), chosen));
        }),
        { numRuns: 200 },
      );
    },
  );

  it.each<[string, Partial<FinderOptions>]>([
    ['few ways to go on', { limit: 1, effort: MUCH }],
    ['a low limit', { limit: 8 }],
    ['few links', { effort: { ...MUCH, links: 0 } }],
    ['few cells', { effort: { ...MUCH, cells: 0 } }],
    ['few sums', { effort: { ...MUCH, sums: 1 } }],
  ])('with %s bounds what it did not find', (_, options) => {
    const choice = new ReferenceChoice('cwacc', weights);
    const finder = finderOf('cwacc', options);
    let inexact = 0;
    fc.assert(
      fc.property(fc.oneof(cases(30), cases(8), cases(3)), (generated) => {
        const { gold, target } = read(generated);
        const { counts, bounds } = finder.find(gold, target);
        const exact = choice.best(slowCounts(gold, target), NO_COUNTS);
        if (bounds === undefined) {
          expect(choice.best(counts, NO_COUNTS)).toEqual(exact);
          return;
        }
        inexact++;
        expectWithin(exact, bounds);
      }),
      // With the low limit, about one random case in nine: of 300 once no more than 20.
      { numRuns: 500 },
    );
    expect(inexact).toBeGreaterThan(20);
  });

  it.each<Maximise>(['ci', 'cf', 'dwacc', 'cfn'])('bounds what %s chooses, whatever was chosen before', (maximise) => {
    const finder = finderOf(maximise, { limit: 1, forCorpus: true, effort: MUCH });
    fc.assert(
      fc.property(fc.oneof(cases(30), cases(4)), (generated) => {
        const { gold, target } = read(generated);
        const { bounds } = finder.find(gold, target);
        if (bounds === undefined) return;
        for (const counts of slowCounts(gold, target)) expectWithin(counts, bounds);
      }),
      { numRuns: 150 },
    );
  });

  it('tries only the nearest reference beyond its reach, and bounds the others', () => {
    const choice = new ReferenceChoice('cwacc', weights);
    let vast = 0;
    fc.assert(
      fc.property(fc.oneof(cases(30), cases(8), cases(3)), (generated) => {
        const { gold, target } = read(generated, { reach: { places: 0, steps: 0 } });
        if (gold.kind === 'vast') vast++;
        const { counts, bounds } = finderOf('cwacc').find(gold, target);
        const all = slowCounts(read(generated).gold, target);
        const exact = choice.best(all, NO_COUNTS);
        if (bounds === undefined) expect(choice.best(counts, NO_COUNTS)).toEqual(exact);
        else expectWithin(exact, bounds);
        if (gold.kind === 'vast') expect(all).toEqual(expect.arrayContaining([...counts]));
      }),
      { numRuns: 300 },
    );
    expect(vast).toBeGreaterThan(100);
  });

  it.each([
    ['cells', { cells: 0, looks: Infinity }],
    ['looks', { cells: Infinity, looks: 0 }],
  ])('leaves out further references when their alignments take too many %s, and bounds them', (_, listing) => {
    const choice = new ReferenceChoice('cwacc', weights);
    let inexact = 0;
    fc.assert(
      fc.property(fc.oneof(cases(20), cases(3)), (generated) => {
        const { gold, target } = read(generated, { nomix: true });
        const { counts, bounds } = finderOf('cwacc', { listing }).find(gold, target);
        const exact = choice.best(slowCounts(gold, target), NO_COUNTS);
        if (bounds === undefined) {
          expect(choice.best(counts, NO_COUNTS)).toEqual(exact);
          return;
        }
        inexact++;
        expectWithin(exact, bounds);
      }),
      { numRuns: 300 },
    );
    expect(inexact).toBeGreaterThan(20);
  });

  it('bounds what it did not list where corrections overlap in too many ways', () => {
    const choice = new ReferenceChoice('cwacc', weights);
    fc.assert(
      fc.property(fc.oneof(cases(20), cases(3)), (generated) => {
        const { gold, target } = read(generated, { limit: 2 });
        const { counts, bounds } = finderOf('cwacc').find(gold, target);
        const exact = choice.best(slowCounts(read(generated).gold, target), NO_COUNTS);
        if (bounds === undefined) expect(choice.best(counts, NO_COUNTS)).toEqual(exact);
        else expectWithin(exact, bounds);
      }),
      { numRuns: 300 },
    );
  });
});

function finderOf(maximise: Maximise, options: Partial<FinderOptions> = {}): CandidateFinder {
  const usual: FinderOptions = { limit: 4096, weight: weights.weight, forCorpus: false };
  return new CandidateFinder(new ReferenceChoice(maximise, weights), { ...usual, ...options });
}

function expectWithin(counts: Counts, bounds: CountBounds): void {
  const exact = boundsOf([counts], weights.weight);
  for (const key of ['gain', 'loss', 'baselineTn', 'baselineFn'] as const) {
    expect(exact[key][0]).toBeGreaterThanOrEqual(bounds[key][0]);
    expect(exact[key][1]).toBeLessThanOrEqual(bounds[key][1]);
  }
  const { i } = scoreAspect(counts, 'correction', weights);
  const [low, high] = improvementBounds(bounds);
  expect(i).toBeGreaterThanOrEqual(low);
  expect(i).toBeLessThanOrEqual(high);
}
