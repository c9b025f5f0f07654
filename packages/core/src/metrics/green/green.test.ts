import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError } from '../../error.js';
import { tokenise } from '../../text/white-space.js';
import type { Segment } from '../metric.js';
import { countNgrams } from '../ngram/testing/oracle.js';
import { segment, segments } from '../ngram/testing/segments.js';
import { describeContract } from '../testing/contract.js';
import { green, type GreenOptions } from './index.js';

describeContract(() => green());
describeContract(() => green({ unit: 'character', beta: 0.5, order: 6 }));

const alone = (measured: Segment, options: GreenOptions = {}) => {
  const metric = green(options);
  return metric.sentences([metric.sentence(measured)])[0];
};

/** Precision, recall and F0.5 or F2 against one reference, from maps of strings. */
function plain(source: string, hypothesis: string, reference: string, beta: number): number {
  const logs = [0, 0];
  for (const n of [1, 2, 3, 4]) {
    const [s, h, r] = [source, hypothesis, reference].map((text) => countNgrams(tokenise(text), n));
    let [right, wrong, untreated] = [0, 0, 0];
    for (const ngram of new Set([...s.keys(), ...h.keys(), ...r.keys()])) {
      const [inS, inH, inR] = [s, h, r].map((counts) => counts.get(ngram) ?? 0);
      // Copy by copy: what was there, what the system left, what should be there.
      for (let copy = 0; copy < Math.max(inS, inH, inR); copy++) {
        const [was, is, should] = [copy < inS, copy < inH, copy < inR];
        if (is === should) right++;
        else if (is === was) untreated++;
        else wrong++;
      }
    }
    logs[0] += Math.log(wrong === 0 ? 1 : right / (right + wrong));
    logs[1] += Math.log(untreated === 0 ? 1 : right / (right + untreated));
  }
  const [precision, recall] = logs.map((log) => Math.exp(log / 4));
  if (precision + recall === 0) return 0;
  return ((1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
}

describe('green()', () => {
  it.each([0.5, 2])('takes the best reference, by F%d from maps of strings', (beta) => {
    fc.assert(
      fc.property(segments, (generated) => {
        const { source, references = [] } = generated.sentence;
        const values = references.map((reference) => plain(source, generated.hypothesis, reference, beta));
        const { value, reference } = alone(generated, { beta });
        expect(value).toBeCloseTo(Math.max(...values), 12);
        expect(values[reference]).toBeCloseTo(value, 12);
      }),
    );
  });

  it('takes the first of references that suit equally well', () => {
    expect(alone(segment('a b', 'a b', ['a c', 'a b', 'a b'])).reference).toBe(1);
  });

  it('gives the source credit for what it rightly keeps, and takes recall for what it should change', () => {
    const { precision, recall } = alone(segment('a b', 'a b', ['a c']), { order: 1 });
    expect([precision, recall]).toEqual([1, 1 / 3]);
  });

  it('takes precision for a change that is wrong', () => {
    const { precision, recall } = alone(segment('a b', 'a c', ['a b']), { order: 1 });
    expect([precision, recall]).toEqual([1 / 3, 1]);
  });

  it('adds the counts of sentences up before it scores them', () => {
    const metric = green({ order: 1 });
    const stats = [segment('a b', 'a b', ['a c']), segment('a b', 'a c', ['a b'])].map((measured) =>
      metric.sentence(measured),
    );
    expect(stats.map(({ counts }) => counts)).toEqual([
      [1, 0, 2],
      [1, 2, 0],
    ]);
    expect(metric.corpus(stats)).toMatchObject({ precision: 0.5, recall: 0.5, value: 0.5 });
  });

  it('counts characters, with one blank between words', () => {
    const twoBlanks = segment('a  b', 'a b', ['ab 😀']);
    expect(green({ order: 1, unit: 'character' }).sentence(twoBlanks).counts).toEqual([3, 0, 1]);
    expect(green({ order: 1 }).sentence(twoBlanks).counts).toEqual([0, 0, 4]);
  });

  it('splits at each blank where it repeats the original', () => {
    const twoBlanks = segment('a  b', 'a b', ['a b']);
    expect(alone(twoBlanks, { order: 1 }).precision).toBe(1);
    expect(green({ order: 1, strictOriginal: true }).sentence(twoBlanks).counts).toEqual([3, 0, 0]);
  });

  it('signs what it takes to get the number again', () => {
    expect(green().signature()).toMatch(/^green\|beta:2\|order:4\|unit:word\|strict:no\|stet:/u);
    expect(green({ beta: 0.5, order: 2, unit: 'character', strictOriginal: true }).signature()).toMatch(
      /^green\|beta:0.5\|order:2\|unit:character\|strict:yes\|/u,
    );
  });

  it.each([0, 2.5, 17])('refuses the order %d', (order) => {
    expect(() => green({ order })).toThrow(StetError);
  });
});
