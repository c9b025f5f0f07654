import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irregularText } from '../testing/irregular-text.js';
import { overlap } from '../text/overlap.js';
import { overlapInOrder } from '../text/tokens-in-order.js';
import type { Utf8Text } from '../text/utf8-text.js';
import { tokenise } from '../text/white-space.js';
import { astrayAmong, clearlyAnswers } from './answered-line.js';

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'the', 'é'), { maxLength: 12 }).map((list) => list.join(' '));
const sentence = fc.oneof(words, irregularText);

function utf8(text: string): Utf8Text {
  const bytes = new TextEncoder().encode(text);
  return { bytes, start: 0, end: bytes.length };
}

describe('overlapInOrder(text, other)', () => {
  it('is never more than the overlap, and all of it for a text with itself', () => {
    fc.assert(
      fc.property(sentence, sentence, (left, right) => {
        expect(overlapInOrder(utf8(left), utf8(right))).toBeLessThanOrEqual(overlap(tokenise(left), tokenise(right)));
        expect(overlapInOrder(utf8(left), utf8(left))).toBe(1);
      }),
    );
  });

  it('finds its way around words that were added, left out or replaced', () => {
    const source = utf8('the old cat sat on the small red mat today');
    expect(overlapInOrder(source, utf8('the cat sat down on the small red rug today'))).toBe(0.8);
  });
});

describe('clearlyAnswers(source, output)', () => {
  it('is true of no line that is astray', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), sentence, fc.nat(3), (sources, output, at) => {
        const line = at % sources.length;
        if (!clearlyAnswers(utf8(sources[line]), utf8(output))) return;
        expect(astrayAmong(sources, output, line)).toBeUndefined();
      }),
    );
  });

  it('is true of an unchanged line and of one with a few corrections, but not of another sentence', () => {
    expect(clearlyAnswers(utf8('a b c'), utf8('a b c'))).toBe(true);
    expect(clearlyAnswers(utf8('a b c d e f g'), utf8('a b x d e f g'))).toBe(true);
    expect(clearlyAnswers(utf8('a b c d'), utf8('w x y z'))).toBe(false);
  });
});
