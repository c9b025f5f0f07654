import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../../text/white-space.js';
import type { Segment } from '../metric.js';
import { countNgrams } from '../ngram/testing/oracle.js';
import { segment, segments } from '../ngram/testing/segments.js';
import { describeContract } from '../testing/contract.js';
import { bleu, type BleuOptions, type BleuScore } from './index.js';

const EXEMPTIONS = {
  'a perfect hypothesis scores best':
    'it scores 0 where it is too short for 4-grams, and another reference may be longer',
  'a sentence scores as a corpus of it alone':
    'the score of a sentence is smoothed and leaves out orders longer than it',
};

describeContract(() => bleu(), EXEMPTIONS);
describeContract(() => bleu({ smoothing: 'exp', lowercase: true }), EXEMPTIONS);

function score(all: readonly Segment[], options: BleuOptions = {}): BleuScore {
  const metric = bleu(options);
  return metric.corpus(all.map((measured) => metric.sentence(measured)));
}

const alone = (hypothesis: string, ...references: string[]): number => {
  const metric = bleu();
  return metric.sentences([metric.sentence(segment('', hypothesis, references))])[0].value;
};

/** The statistics from maps of strings. */
function plainStats({ sentence, hypothesis }: Segment): number[] {
  const proposed = tokenise(hypothesis);
  const references = (sentence.references ?? []).map(tokenise);
  const [{ length }] = references.toSorted(
    (a, b) => Math.abs(a.length - proposed.length) - Math.abs(b.length - proposed.length) || a.length - b.length,
  );
  const stats = [proposed.length, length];
  for (const n of [1, 2, 3, 4]) {
    const counts = references.map((reference) => countNgrams(reference, n));
    let matched = 0;
    for (const [ngram, count] of countNgrams(proposed, n)) {
      matched += Math.min(count, Math.max(...counts.map((referenceCounts) => referenceCounts.get(ngram) ?? 0)));
    }
    stats.push(matched, Math.max(0, proposed.length + 1 - n));
  }
  return stats;
}

describe('bleu()', () => {
  it('counts as maps of strings do', () => {
    const metric = bleu();
    fc.assert(
      fc.property(segments, (generated) => {
        expect(metric.sentence(generated)).toEqual(plainStats(generated));
      }),
    );
  });

  it('clips the count of a word to the most that one reference has (Papineni et al. 2002, example 2)', () => {
    const repeated = segment('', 'the the the the the the the', ['the cat is on the mat', 'there is a cat on the mat']);
    expect(score([repeated]).precisions[0]).toBe(2 / 7);
  });

  it('is the geometric mean of the precisions, less for a text that is too short', () => {
    const short = score([segment('', 'a b c d e', ['a b c d e f g'])]);
    expect(short.value).toBeCloseTo(Math.exp(1 - 7 / 5), 12);
    expect(short).toMatchObject({ brevityPenalty: Math.exp(1 - 7 / 5), hypothesisLength: 5, referenceLength: 7 });
    const long = score([segment('', 'a b c d e x', ['a b c d e'])]);
    expect(long.precisions).toEqual([5 / 6, 4 / 5, 3 / 4, 2 / 3]);
    expect(long.value).toBeCloseTo((1 / 3) ** (1 / 4), 12);
  });

  it('takes the length of the closest reference, of two the shorter', () => {
    expect(score([segment('', 'a b c d', ['a', 'a b c d e', 'a b c'])]).referenceLength).toBe(3);
    expect(score([segment('', 'a b c d', ['a b c', 'a b c d e'])]).referenceLength).toBe(3);
    expect(score([segment('', 'a b c d', ['a b', 'a b c d e'])]).referenceLength).toBe(5);
  });

  it('is 0 where an order has no match, unless it is smoothed', () => {
    const withoutFourgram = segment('', 'a b c x e', ['a b c d e']);
    expect(score([withoutFourgram]).value).toBe(0);
    expect(score([withoutFourgram], { smoothing: 'exp' }).precisions).toEqual([4 / 5, 2 / 4, 1 / 3, 1 / (2 * 2)]);
    const withoutTrigram = segment('', 'a b x d e', ['a b c d e']);
    expect(score([withoutTrigram], { smoothing: 'exp' }).precisions).toEqual([4 / 5, 2 / 4, 1 / (2 * 3), 1 / (4 * 2)]);
    expect(score([segment('', 'x y z u v', ['a b c d e'])], { smoothing: 'exp' }).value).toBe(0);
    expect(score([segment('', 'a b c', ['a b c'])], { smoothing: 'exp' }).value).toBe(0);
  });

  it('tells capitals apart, unless it is told not to', () => {
    const capitalised = segment('', 'The cat sat down', ['the cat sat down']);
    expect(score([capitalised]).value).toBe(0);
    expect(score([capitalised], { lowercase: true }).value).toBe(1);
  });

  it('signs what it takes to get the number again', () => {
    expect(bleu().signature()).toMatch(/^bleu\|case:exact\|smoothing:none\|order:4\|stet:/u);
    expect(bleu({ lowercase: true, smoothing: 'exp' }).signature()).toMatch(/^bleu\|case:lower\|smoothing:exp\|/u);
  });
});

describe('bleu().sentences(stats)', () => {
  it('leaves out orders longer than the sentence', () => {
    expect(alone('a b', 'a b')).toBe(1);
    expect(alone('a b', 'a c')).toBeCloseTo(Math.sqrt((1 / 2) * (1 / 2)), 12);
  });

  it('smooths orders without a match, and gives 0 to a sentence without any', () => {
    expect(alone('a b c x e', 'a b c d e')).toBeCloseTo(((4 / 5) * (2 / 4) * (1 / 3) * (1 / 4)) ** (1 / 4), 12);
    expect(alone('x y', 'a b')).toBe(0);
    expect(alone('', 'a b')).toBe(0);
    expect(alone('', '')).toBe(0);
  });
});
