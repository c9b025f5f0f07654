import { describe, expect, it } from 'vitest';
import { wordLines } from './word-lines.js';

describe('wordLines(text)', () => {
  const lineOf = wordLines('  1 Licence  \na n 1  \na-b n 2  \nab n 3 4');

  it('finds the fields of each word, the first and the last too', () => {
    expect(['a', 'a-b', 'ab'].map(lineOf)).toEqual([
      ['a', 'n', '1'],
      ['a-b', 'n', '2'],
      ['ab', 'n', '3', '4'],
    ]);
  });

  it('finds nothing for parts of words, longer words, other cases, the licence and the empty word', () => {
    const absent = ['a-', 'abc', 'A', 'é', '', '1', 'z', '日本'];
    expect(absent.map(lineOf)).toEqual(absent.map(() => undefined));
  });
});
