import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError } from '../../error.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { tokenise } from '../../text/white-space.js';
import { countNgrams } from '../ngram/testing/oracle.js';
import { segment, segments } from '../ngram/testing/segments.js';
import type { Segment } from '../metric.js';
import { describeContract } from '../testing/contract.js';
import { gleu, type GleuOptions, type GleuScore } from './index.js';

const OTHER_REFERENCES = 'a hypothesis that equals one reference is also held against the others';
const DUPLICATE = 'each reference is as likely to be drawn as any other, so a duplicate is drawn more often';
const SMOOTHED = 'zeros are smoothed in the score of a sentence, and not in that of a corpus';

describeContract(() => gleu({ iterations: 20 }), {
  'resamples have the value of their sentences': 'they take the expected statistics, and draw no references',
  'a perfect hypothesis scores best': OTHER_REFERENCES,
  'the gold as its own system is perfect': OTHER_REFERENCES,
  'a duplicate annotator changes nothing': DUPLICATE,
  'the order of sentences changes nothing': 'references are drawn line by line from one stream',
  'a sentence scores as a corpus of it alone': SMOOTHED,
});

describeContract(() => gleu({ draws: 'expected' }), {
  'resamples have the value of their sentences': 'they leave out the second-order correction',
  'a perfect hypothesis scores best': OTHER_REFERENCES,
  'the gold as its own system is perfect': OTHER_REFERENCES,
  'a duplicate annotator changes nothing': DUPLICATE,
  'a sentence scores as a corpus of it alone': SMOOTHED,
});

function score(all: readonly Segment[], options: GleuOptions = {}): GleuScore {
  const metric = gleu(options);
  return metric.corpus(all.map((measured) => metric.sentence(measured)));
}

/** The statistics from maps of strings, as the program or as the papers define them. */
function plainStats({ sentence, hypothesis }: Segment, penalty: 'program' | 'paper'): number[][] {
  const [source, proposed] = [tokenise(sentence.source), tokenise(hypothesis)];
  return (sentence.references ?? []).map(tokenise).map((reference) => {
    const stats = [proposed.length, reference.length];
    for (const n of [1, 2, 3, 4]) {
      const [s, h, r] = [source, proposed, reference].map((text) => countNgrams(text, n));
      let numerator = 0;
      for (const [ngram, count] of h) {
        const matched = Math.min(count, r.get(ngram) ?? 0);
        const kept = Math.min(count, s.get(ngram) ?? 0);
        numerator += matched;
        if (penalty === 'paper') numerator -= Math.max(0, kept - matched);
        else if (!r.has(ngram)) numerator -= kept;
      }
      stats.push(penalty === 'paper' ? numerator : Math.max(0, numerator), Math.max(0, proposed.length + 1 - n));
    }
    return stats;
  });
}

/** The scores of draws, each drawn and added up by itself. */
function plainScores(all: readonly Segment[], iterations: number): number[] {
  const stats = all.map((measured) => plainStats(measured, 'program'));
  return Array.from({ length: iterations }, (_, iteration) => {
    const twister = new MersenneTwister(101 * iteration);
    const drawn = stats.map((referenceStats) => referenceStats[twister.scaledBelow(referenceStats.length)]);
    const totals = Array.from({ length: 10 }, (__, column) =>
      drawn.reduce((sum, sentenceStats) => sum + sentenceStats[column], 0),
    );
    if (totals.includes(0)) return 0;
    const [c, r, n1, d1, n2, d2, n3, d3, n4, d4] = totals;
    return Math.min(1, Math.exp(1 - r / c)) * ((n1 / d1) * (n2 / d2) * (n3 / d3) * (n4 / d4)) ** (1 / 4);
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('gleu()', () => {
  it.each(['program', 'paper'] as const)('counts as maps of strings do, with the penalty of the %s', (penalty) => {
    const metric = gleu({ penalty });
    fc.assert(
      fc.property(segments, (generated) => {
        expect(metric.sentence(generated)).toEqual(plainStats(generated, penalty));
      }),
    );
  });

  it('is the mean and the deviation over draws', () => {
    const metric = gleu({ iterations: 30 });
    fc.assert(
      fc.property(fc.array(segments, { minLength: 1, maxLength: 5 }), (all) => {
        const { value, deviation, interval } = metric.corpus(all.map((measured) => metric.sentence(measured)));
        const scores = plainScores(all, 30);
        expect(value).toBeCloseTo(mean(scores), 12);
        expect(deviation).toBeCloseTo(Math.sqrt(mean(scores.map((drawnScore) => (drawnScore - value) ** 2))), 12);
        expect(interval[0]).toBeCloseTo(value - 1.96 * deviation, 4);
        expect(interval[1]).toBeCloseTo(value + 1.96 * deviation, 4);
      }),
    );
  });

  const quizzes = 'The weekly quizzes in this course makes it challenging and fun .';
  const students = 'The senior student who failed have to retake the course next year .';
  const references = [
    'The senior student who failed has to retake the course next year .',
    'The senior students who failed have to retake the course next year .',
  ];
  it.each([
    [0.391819, quizzes, quizzes, [quizzes.replace('makes', 'make')]],
    [0.734889, quizzes, quizzes.replace('makes', 'making'), [quizzes.replace('makes', 'make')]],
    [0.661449, students, references[0], references],
    [0.655962, students, references[1], references],
    [0.775635, students, 'The senior students who failed has to retake the course next year .', references],
  ])('gives %f in Table 4 of Chollampatt & Ng (2018)', (value, source, hypothesis, texts) => {
    expect(score([segment(source, hypothesis, texts)]).value).toBeCloseTo(value, 6);
  });

  it('charges for n-grams kept from the source that the reference lacks', () => {
    const kept = gleu().sentence(segment('a b x d', 'a b x d', ['a b c d']));
    const changed = gleu().sentence(segment('a b y d', 'a b x d', ['a b c d']));
    expect(kept[0].slice(2, 4)).toEqual([2, 4]);
    expect(changed[0].slice(2, 4)).toEqual([3, 4]);
  });

  it('charges for surplus copies, and lets sentences count against others, only as the papers print it', () => {
    const repeated = segment('a a a b', 'a a a b', ['a b b b']);
    expect(gleu().sentence(repeated)[0][2]).toBe(2);
    expect(gleu({ penalty: 'paper' }).sentence(repeated)[0][2]).toBe(0);
    const wrong = segment('x y', 'x y', ['p q']);
    expect(gleu().sentence(wrong)[0][2]).toBe(0);
    expect(gleu({ penalty: 'paper' }).sentence(wrong)[0][2]).toBe(-2);
  });

  it('draws once where no line has a choice, and then has no deviation', () => {
    const withoutChoice = segment('a b c d e', 'a b c d f', ['a b c d f g']);
    expect(score([withoutChoice, withoutChoice])).toMatchObject({ iterations: 1, deviation: 0 });
    const { value, interval } = score([withoutChoice, withoutChoice]);
    expect(interval).toEqual([value, value]);
  });

  it('has no deviation where all references are equal', () => {
    const same = segment('a b c d e', 'a b c d x', ['a b c d y', 'a b c d y', 'a b c d y']);
    expect(score([same])).toMatchObject({ iterations: 500, deviation: 0 });
  });

  it('gives a system the same score, whatever was scored before', () => {
    const metric = gleu();
    const first = [segment('a b c d', 'a b c d', ['a b c d', 'a b c e']), segment('a', 'b', ['a'])];
    const second = [segment('a', 'b', ['a', 'b']), segment('a b c d', 'a b c d', ['a b c d', 'a b c e', 'x'])];
    const stats = [first, second].map((all) => all.map((measured) => metric.sentence(measured)));
    const scores = stats.map((systemStats) => metric.corpus(systemStats));
    expect(stats.toReversed().map((systemStats) => metric.corpus(systemStats))).toEqual(scores.toReversed());
    expect(scores).toEqual([score(first), score(second)]);
  });

  it('scores longer and shorter n-grams with the root of their number', () => {
    const tooShort = segment('a b c', 'a x c', ['a x c d']);
    expect(score([tooShort], { order: 1 }).value).toBeCloseTo(Math.exp(1 - 4 / 3), 12);
    expect(score([segment('a b', 'a c', ['a b c'])], { order: 2 }).value).toBe(0);
    expect(score([segment('x', 'a b c', ['a b d'])], { order: 2 }).value).toBeCloseTo(Math.sqrt((2 / 3) * (1 / 2)), 12);
  });

  it('splits at ASCII white space alone where it repeats the original under Python 2', () => {
    const withHardSpace = segment('a\u00a0b c', 'a\u00a0b c', ['a b c']);
    expect(gleu().sentence(withHardSpace)[0][0]).toBe(3);
    expect(gleu({ strictOriginal: true }).sentence(withHardSpace)[0][0]).toBe(2);
    expect(gleu({ strictOriginal: true, draws: 'python3' }).sentence(withHardSpace)[0][0]).toBe(3);
  });

  it('signs what it takes to get the number again', () => {
    expect(gleu().signature()).toMatch(
      /^gleu\|draws:python2\|iterations:500\|penalty:program\|order:4\|strict:no\|seeds:101j\|stet:/u,
    );
    expect(gleu({ draws: 'expected', penalty: 'paper', strictOriginal: true }).signature()).toMatch(
      /^gleu\|draws:expected\|penalty:paper\|order:4\|strict:yes\|lengths:normal\|stet:/u,
    );
  });

  it.each<GleuOptions>([{ order: 0 }, { order: 1.5 }, { order: 17 }, { iterations: 0 }, { iterations: NaN }])(
    'refuses %o',
    (options) => {
      expect(() => gleu(options)).toThrow(StetError);
    },
  );
});

describe("gleu({ draws: 'expected' })", () => {
  const expected = (all: readonly Segment[]): GleuScore => score(all, { draws: 'expected' });

  it('equals the drawn score where there is one reference', () => {
    fc.assert(
      fc.property(fc.array(segments, { minLength: 1, maxLength: 4 }), (all) => {
        const single = all.map(({ sentence, hypothesis }) =>
          segment(sentence.source, hypothesis, (sentence.references ?? []).slice(0, 1)),
        );
        expect(expected(single).value).toBeCloseTo(score(single).value, 12);
        expect(expected(single)).toMatchObject({ deviation: 0, iterations: 0 });
      }),
    );
  });

  it('does not depend on the order of the references', () => {
    fc.assert(
      fc.property(fc.array(segments, { minLength: 1, maxLength: 4 }), (all) => {
        const turned = all.map(({ sentence, hypothesis }) =>
          segment(sentence.source, hypothesis, (sentence.references ?? []).toReversed()),
        );
        expect(expected(turned).value).toBeCloseTo(expected(all).value, 12);
        expect(expected(turned).deviation).toBeCloseTo(expected(all).deviation, 9);
      }),
    );
  });

  it('is the mean over very many draws also where outputs are about as long as the references', () => {
    // Outputs have 12 words; references 11 and 13, or now and then 12 and 14, so that half of the draws are longer.
    const words = 'the cat sat on a mat and saw the dog run to my old house by the sea'.split(' ');
    for (const shift of [-2, -1, 0, 1, 2]) {
      const all = Array.from({ length: 150 }, (_, at) => {
        const source = Array.from({ length: 14 }, (__, word) => words[(at + word * 5) % words.length]);
        const longer = at < Math.abs(shift) * 6 ? Math.sign(shift) : 0;
        const [short, long] = [11 + Math.max(0, longer), 13 + Math.min(0, longer)];
        return segment(
          source.join(' '),
          source
            .slice(0, 12)
            .with(at % 11, 'X')
            .join(' '),
          [
            source.slice(0, short).join(' '),
            source
              .slice(0, long)
              .with(at % 11, 'X')
              .join(' '),
          ],
        );
      });
      const draws = 40_000;
      const { value, deviation } = score(all, { draws: 'python3', iterations: draws });
      const computed = expected(all);
      expect(Math.abs(computed.value - value)).toBeLessThan((4 * deviation) / Math.sqrt(draws));
      expect(computed.deviation / deviation).toBeCloseTo(1, 1);
    }
  });

  it('is close to the exact mean and deviation over all ways to draw', () => {
    const words = 'the cat sat on a mat and saw the dog run to my old house by the sea'.split(' ');
    const all = Array.from({ length: 12 }, (_, at) => {
      const source = [...words.slice(at), ...words.slice(0, at)];
      const reference = source.with(at % 5, 'X');
      return segment(source.join(' '), source.with(7, 'Y').join(' '), [
        reference.join(' '),
        reference
          .with(7, 'Y')
          .toSpliced(12, at % 2)
          .join(' '),
      ]);
    });
    const [left, right] = [0, 1].map((k) =>
      all.map(({ sentence, hypothesis }) => segment(sentence.source, hypothesis, [sentence.references?.[k] ?? ''])),
    );
    const scores = Array.from({ length: 2 ** all.length }, (_, bits) =>
      all.map((__, at) => ((bits >> at) & 1 ? right[at] : left[at])),
    ).map((drawn) => score(drawn).value);
    const exact = mean(scores);
    const deviation = Math.sqrt(mean(scores.map((drawnScore) => (drawnScore - exact) ** 2)));
    const { value, deviation: approximate } = expected(all);
    expect(Math.abs(value - exact)).toBeLessThan(deviation / 100);
    expect(approximate / deviation).toBeCloseTo(1, 1);
  });
});

describe('gleu().sentences(stats)', () => {
  const alone = (source: string, hypothesis: string, ...references: string[]) => {
    const metric = gleu();
    return metric.sentences([metric.sentence(segment(source, hypothesis, references))])[0];
  };

  it.each([
    ['a b c', 'a b c', 'a b c', 1],
    ['', '', '', 1],
    ['a b c d e', '', 'a b c d f', Math.exp(-4)],
    ['a b c d', 'w x y z', 'k l m n', (1 / 24) ** (1 / 4)],
  ])('smooths zeros: %j → %j against %j', (source, hypothesis, reference, value) => {
    expect(alone(source, hypothesis, reference).value).toBeCloseTo(value, 12);
  });

  it('is the mean over references, not over draws', () => {
    const first = alone('a b c d e', 'a b c d x', 'a b c d x').value;
    const second = alone('a b c d e', 'a b c d x', 'a b c d e').value;
    const againstBoth = alone('a b c d e', 'a b c d x', 'a b c d x', 'a b c d e');
    expect(againstBoth.value).toBeCloseTo((first + second) / 2, 12);
  });
});
