import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../corpus/edit.js';
import type { Metric, Score, Segment } from '../metric.js';
import { PackedStats, packRows } from '../rows/packed-rows.js';
import { anyGold, feasibleEdits, plainGold, singleGold } from './golds.js';

/** A law that every metric obeys, or is exempt from with a reason. */
export type Law =
  | 'a perfect hypothesis scores best'
  | 'the gold as its own system is perfect'
  | 'a gold of one annotator as its own system is perfect'
  | 'a plain gold as its own system is perfect'
  | 'a duplicate annotator changes nothing'
  | 'the score lies between 0 and 1'
  | 'resamples have the value of their sentences'
  | 'the order of sentences changes nothing'
  | 'a sentence scores as a corpus of it alone'
  | 'a sentence scores the same whatever stands beside it';

const WORDS = ['the', 'a', 'cat', 'sat', 'on', 'mat', 'dog', '.'];
const words = (most: number): fc.Arbitrary<string[]> => fc.array(fc.constantFrom(...WORDS), { maxLength: most });

const segment: fc.Arbitrary<Segment> = words(8).chain((source) =>
  fc.record({
    sentence: fc.record({
      source: fc.constant(source.join(' ')),
      annotations: fc
        .array(feasibleEdits(source, words(2)), { minLength: 1, maxLength: 3 })
        .map((all) => all.map((edits, annotator) => ({ annotator, edits }))),
    }),
    hypothesis: words(8).map((tokens) => tokens.join(' ')),
  }),
);

/** The source with the edits of an annotator made. */
function corrected({ source, annotations }: Sentence, at: number): string {
  const tokens = source.split(' ').filter((token) => token !== '');
  for (const { start, end, corrections } of annotations[at].edits.toReversed()) {
    tokens.splice(start, end - start, ...corrections[0].split(' ').filter((token) => token !== ''));
  }
  return tokens.join(' ');
}

/** The laws of the `Metric` contract; a metric that is exempt from one says why. */
export function describeContract<Stats, S extends Score>(
  create: () => Metric<Stats, S>,
  exemptions: Partial<Record<Law, string>> = {},
): void {
  const metric = create();
  const stats = (segments: readonly Segment[], by = metric): Stats[] =>
    segments.map((measured) => by.sentence(measured));
  const score = (segments: readonly Segment[]): S => metric.corpus(stats(segments));
  const corpora = fc.array(segment, { minLength: 1, maxLength: 6 });
  const law = (name: Law, check: () => void): void => {
    const reason = exemptions[name];
    if (reason === undefined) it(name, check);
    else it.skip(`${name} (exempt: ${reason})`, check);
  };

  describe(`${metric.name} keeps the contract`, () => {
    law('a perfect hypothesis scores best', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const perfect = segments.map(({ sentence }) => ({ sentence, hypothesis: corrected(sentence, 0) }));
          expect(score(perfect).value).toBeGreaterThanOrEqual(score(segments).value - 1e-12);
        }),
      );
    });

    const isPerfect = (gold: readonly Sentence[]): void => {
      const annotators = Math.min(...gold.map(({ annotations }) => annotations.length));
      for (let annotator = 0; annotator < annotators; annotator++) {
        const perfect = gold.map((sentence) => ({ sentence, hypothesis: corrected(sentence, annotator) }));
        expect(score(perfect).value).toBeCloseTo(1, 12);
      }
    };

    law('the gold as its own system is perfect', () => {
      fc.assert(fc.property(anyGold, isPerfect));
    });

    law('a gold of one annotator as its own system is perfect', () => {
      fc.assert(fc.property(singleGold, isPerfect));
    });

    law('a plain gold as its own system is perfect', () => {
      fc.assert(fc.property(plainGold, isPerfect));
    });

    law('a duplicate annotator changes nothing', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const doubled = segments.map(({ sentence, hypothesis }) => ({
            hypothesis,
            sentence: {
              ...sentence,
              annotations: [...sentence.annotations, { ...sentence.annotations[0], annotator: 7 }],
            },
          }));
          expect(score(doubled).value).toBe(score(segments).value);
        }),
      );
    });

    law('the score lies between 0 and 1', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const { value } = score(segments);
          expect(value >= 0 && value <= 1).toBe(true);
        }),
      );
    });

    law('the order of sentences changes nothing', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          expect(score(segments.toReversed()).value).toBeCloseTo(score(segments).value, 12);
        }),
      );
    });

    it('gives the same score for shards that are merged as for the whole', () => {
      fc.assert(
        fc.property(corpora, corpora, (first, second) => {
          const merged = [...stats(first, create()), ...stats(second, create())];
          expect(metric.corpus(merged)).toEqual(score([...first, ...second]));
        }),
      );
    });

    it('measures a sentence by itself, whatever came before', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          expect(segments.map((measured) => create().sentence(measured))).toEqual(stats(segments));
        }),
      );
    });

    it('has statistics that survive being sent to another thread or stored', () => {
      fc.assert(
        fc.property(segment, (generated) => {
          const measured = metric.sentence(generated);
          expect(structuredClone(measured)).toEqual(measured);
          expect(JSON.parse(JSON.stringify(measured))).toEqual(measured);
        }),
      );
    });

    it('gives statistics back from rows of whole numbers, one by one or packed', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const all = stats(segments);
          const rows = all.map((sentence) => metric.toRow(sentence));
          expect(rows.flat().every(Number.isInteger)).toBe(true);
          expect(rows.map((row) => create().fromRow(row))).toEqual(all);
          const packed = new PackedStats(metric, [packRows(rows.slice(0, 1)), packRows(rows.slice(1))]);
          expect(packed).toHaveLength(all.length);
          expect([...packed]).toEqual(all);
          expect(metric.corpus(packed)).toEqual(metric.corpus(all));
        }),
      );
    });

    it('scores what was added so far, and goes on', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const all = stats(segments);
          const accumulator = metric.accumulator();
          all.forEach((sentence, at) => {
            accumulator.add(sentence);
            expect(accumulator.score()).toEqual(metric.corpus(all.slice(0, at + 1)));
          });
        }),
        { numRuns: 20 },
      );
    });

    law('a sentence scores as a corpus of it alone', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const all = stats(segments);
          expect(metric.sentences(all).map(({ value }) => value)).toEqual(
            all.map((sentenceStats) => metric.corpus([sentenceStats]).value),
          );
        }),
      );
    });

    law('resamples have the value of their sentences', () => {
      fc.assert(
        fc.property(corpora, fc.array(fc.nat()), (segments, draws) => {
          const all = stats(segments);
          const indices = Uint32Array.from(draws, (draw) => draw % all.length);
          const expected = [all, all.toReversed()].map(
            (system) => metric.corpus(Array.from(indices, (index) => system[index])).value,
          );
          metric
            .resampler([all, all.toReversed()])
            .draw(indices)
            .forEach((value, system) => {
              expect(value).toBeCloseTo(expected[system], 12);
            });
        }),
      );
      fc.assert(
        fc.property(corpora, fc.array(fc.boolean()), (segments, draws) => {
          const systems = [stats(segments), stats(segments).toReversed()];
          const marks = Uint32Array.from(systems[0], (_, at) => (draws.at(at) === true ? 1 : 0));
          const [first, second] = [0, 1].map(
            (system) => metric.corpus(Array.from(marks, (mark, at) => systems[mark ^ system][at])).value,
          );
          const differences = metric.resampler(systems).swap(marks, [
            [0, 1],
            [1, 0],
          ]);
          expect(differences[0]).toBeCloseTo(first - second, 12);
          expect(differences[1]).toBeCloseTo(second - first, 12);
        }),
      );
    });

    it('scores each sentence', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const values = metric.sentences(stats(segments)).map(({ value }) => value);
          expect(values).toHaveLength(segments.length);
          expect(values.every(Number.isFinite)).toBe(true);
        }),
      );
    });

    law('a sentence scores the same whatever stands beside it', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const all = stats(segments);
          const values = metric.sentences(all).map(({ value }) => value);
          expect(values).toEqual(all.map((sentence) => metric.sentences([sentence])[0].value));
        }),
      );
    });

    it('has a number for every part that tables show', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const parts = metric.partsOf(score(segments));
          expect(Object.keys(parts)).toEqual(metric.parts.map(({ key }) => key));
          expect(Object.values(parts).every(Number.isFinite)).toBe(true);
        }),
        { numRuns: 20 },
      );
    });

    it('defines the score of nothing, and signs every score', () => {
      const { value, signature } = metric.corpus([]);
      expect(Number.isFinite(value)).toBe(true);
      expect(signature).toBe(metric.signature());
      expect(signature.startsWith(`${metric.name}|`)).toBe(true);
    });
  });
}
