import { describe, expect, it } from 'vitest';
import { phraseEdges } from './phrase-edges.js';

describe('phraseEdges(source, hypothesis)', () => {
  it('has the words as they are, the change, and the change with its neighbours', () => {
    const edges = phraseEdges('a b', 'a x b').map(({ from, to, original, correction, length }) => [
      [...from, ...to].join(),
      `${original} → ${correction}`,
      length,
    ]);
    expect(edges).toHaveLength(6);
    expect(edges).toEqual(
      expect.arrayContaining([
        ['0,0,1,1', 'a → a', 1],
        ['1,1,1,2', ' → x', 1],
        ['1,2,2,3', 'b → b', 1],
        ['0,0,1,2', 'a → a x', 2],
        ['1,1,2,3', 'b → x b', 2],
        ['0,0,2,3', 'a b → a x b', 3],
      ]),
    );
  });

  it('has no phrase with more unchanged words than allowed', () => {
    expect(phraseEdges('a b', 'a x b', 0)).toHaveLength(3);
  });
});
