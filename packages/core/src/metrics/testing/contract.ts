import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit, Sentence } from '../../corpus/edit.js';
import type { Metric, Score, Segment } from '../metric.js';
import { PackedStats, packRows } from '../rows/packed-rows.js';

/** A law that every metric obeys, or is exempt from with a reason. */
export type Law =
  | 'a perfect hypothesis scores best'
  | 'a duplicate annotator changes nothing'
  | 'the score lies between 0 and 1'
  | 'resamples have the value of their sentences'
  | 'the order of sentences changes nothing'
  | 'a sentence scores as a corpus of it alone';

const WORDS = ['the', 'a', 'cat', 'sat', 'on', 'mat', 'dog', '.'];
const words = (most: number): fc.Arbitrary<string[]> => fc.array(fc.constantFrom(...WORDS), { maxLength: most });

/** An annotation whose edits are in order, do not overlap and change something. */
function edits(source: readonly string[]): fc.Arbitrary<Edit[]> {
  return fc.array(fc.tuple(fc.nat(source.length), fc.nat(2), words(2)), { maxLength: 3 }).map((drafts) => {
    const result: Edit[] = [];
    for (const [start, length, correction] of drafts.sort(([a], [b]) => a - b)) {
      const end = Math.min(source.length, start + length);
      const changes = correction.join(' ') !== source.slice(start, end).join(' ');
      if (start < (result.at(-1)?.end ?? 0) || start === result.at(-1)?.start || !changes) continue;
      result.push({ start, end, type: 'T', corrections: [correction.join(' ')], required: true, comment: '' });
    }
    return result;
  });
}

const segment: fc.Arbitrary<Segment> = words(8).chain((source) =>
  fc.record({
    sentence: fc.record({
      source: fc.constant(source.join(' ')),
      annotations: fc
        .array(edits(source), { minLength: 1, maxLength: 3 })
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
          const indices = Int32Array.from(draws, (draw) => draw % all.length);
          const expected = metric.corpus(Array.from(indices, (index) => all[index])).value;
          expect(metric.resampler(all)(indices)).toBeCloseTo(expected, 12);
        }),
      );
    });

    it('scores each sentence, whatever stands beside it', () => {
      fc.assert(
        fc.property(corpora, (segments) => {
          const all = stats(segments);
          const values = metric.sentences(all).map(({ value }) => value);
          expect(values).toEqual(all.map((sentence) => metric.sentences([sentence])[0].value));
          expect(values.every(Number.isFinite)).toBe(true);
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
