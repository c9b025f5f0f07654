import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoldError } from '../../corpus/i-measure/gold.js';
import { sentenceOfErrors } from '../../corpus/i-measure/cluster.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { CandidateFinder } from './candidates.js';
import { ReferenceChoice, type Maximise } from './choose.js';
import { countColumns } from './columns.js';
import { NO_COUNTS, distinctCounts, type Counts } from './counts.js';
import { GoldReader, type GoldSentence } from './gold-sentence.js';
import { joinPieces } from './pieces.js';
import { ThreeWayAligner } from './three-way.js';
import { tokensOf } from './tokens.js';

const weights = { beta: 1, weight: 2 };

/** The counts of every reference, each aligned as a whole. */
function slowCounts({ source, stretches }: GoldSentence, hypothesis: Int32Array): Counts[] {
  const { pieces } = joinPieces(
    stretches.map((stretch) => stretch.references),
    1_000_000,
  );
  const aligner = new ThreeWayAligner();
  const count = (target: Int32Array, ids: Int32Array): Int32Array => {
    aligner.open(source, tokensOf(target));
    aligner.align(tokensOf(ids));
    const counts = new Int32Array(5);
    countColumns(aligner.columns, aligner.length, source.ids, target, ids, counts);
    return counts;
  };
  return distinctCounts(
    pieces.map(({ ids }): Counts => {
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

function read({ source, errors, hypothesis }: Case): { gold: GoldSentence; target: Int32Array } {
  const vocabulary = new Vocabulary();
  const sentence = sentenceOfErrors({ id: '1', annotators: 2, source: source.join(' '), errors });
  const gold = new GoldReader(vocabulary, { nomix: false, limit: 4096, tokens: 'gold' }).read(sentence);
  return { gold, target: vocabulary.encode(hypothesis) };
}

describe('CandidateFinder', () => {
  it.each([
    ['many different words', 30],
    ['some repeated words', 8],
    ['few words', 3],
  ])('cuts sentences of %s without changing what any reference gives', (_, words) => {
    let cut = 0;
    fc.assert(
      fc.property(cases(words), (generated) => {
        const { gold, target } = read(generated);
        if (gold.stretches.length > 1) cut++;
        // A count is never given up for another, so that all counts can be compared.
        const found = new CandidateFinder(4096, new ReferenceChoice('ci', weights)).find(gold, target);
        expect(found).toEqual({ counts: slowCounts(gold, target), complete: true });
      }),
      { numRuns: 400 },
    );
    expect(cut).toBeGreaterThan(40);
  });

  it.each<Maximise>(['cwacc', 'dwacc', 'cacc', 'dacc'])(
    'gives up only counts that are never chosen for %s',
    (maximise) => {
      const choice = new ReferenceChoice(maximise, weights);
      const finder = new CandidateFinder(4096, choice);
      const before = fc.constantFrom<Counts>(NO_COUNTS, [3, 40, 2, 5, 1, 38, 9], [0, 5, 0, 1, 0, 5, 1]);
      fc.assert(
        fc.property(cases(20), before, (generated, chosen) => {
          const { gold, target } = read(generated);
          const { counts } = finder.find(gold, target);
          expect(choice.best(counts, chosen)).toEqual(choice.best(slowCounts(gold, target), chosen));
        }),
        { numRuns: 200 },
      );
    },
  );

  it('says when there are more references than it may list and no place to cut', () => {
    const source = 'a b a b a b a b a b';
    const errors = source.split(' ').map((_, at): GoldError => ({
      type: 'T',
      required: false,
      alternatives: [{ annotator: 0, corrections: [{ start: at, end: at + 1, text: 'a a' }] }],
    }));
    const vocabulary = new Vocabulary();
    const sentence = sentenceOfErrors({ id: '1', annotators: 2, source, errors });
    const gold = new GoldReader(vocabulary, { nomix: false, limit: 100, tokens: 'gold' }).read(sentence);
    const finder = new CandidateFinder(100, new ReferenceChoice('cwacc', weights));
    expect(finder.find(gold, vocabulary.encodeText('b a b a')).complete).toBe(false);
  });
});
