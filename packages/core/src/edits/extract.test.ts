import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../corpus/references.js';
import { extractEdits, granularities } from './extract.js';

const summary = (source: string, corrected: string, granularity?: 'stretch' | 'word'): unknown[] =>
  extractEdits(source, corrected, granularity).map(({ start, end, type, corrections }) => [
    start,
    end,
    type,
    corrections[0],
  ]);

describe('extractEdits(source, corrected)', () => {
  it('takes each changed stretch between common words as one edit', () => {
    expect(summary('He go to the the home', 'He goes home now')).toEqual([
      [1, 5, 'R', 'goes'],
      [6, 6, 'M', 'now'],
    ]);
    expect(summary('a b c', 'a c')).toEqual([[1, 2, 'U', '']]);
  });

  it('takes single words when asked, with insertions at one place joined', () => {
    expect(summary('a b c d', 'x y c d e f', 'word')).toEqual([
      [0, 1, 'R', 'x'],
      [1, 2, 'R', 'y'],
      [4, 4, 'M', 'e f'],
    ]);
  });

  it('finds nothing in equal texts', () => {
    expect(summary('a b', 'a b')).toEqual([]);
    expect(summary('', '')).toEqual([]);
  });

  it.each(granularities)('gives edits that make the text into its correction: %s', (granularity) => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (source, corrected) => {
        expect(applyEdits(source, extractEdits(source, corrected, granularity))).toBe(corrected);
      }),
      { numRuns: 500 },
    );
  });
});
