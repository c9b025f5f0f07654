import { describe, expect, it } from 'vitest';
import { sentinels } from './sentinels.js';

describe('sentinels(sources, systems)', () => {
  const [length, unchanged] = sentinels(
    ['He go .', 'Fine 🙂 .'],
    [
      { name: 'copy', lines: ['He go .', 'Fine 🙂 .'] },
      { name: 'mended', lines: ['He goes .  ', 'Fine 🙂 .'] },
    ],
  );

  it('counts characters, whatever their code, without blanks at the end', () => {
    expect(length.sentences?.get('mended')).toEqual([9, 8]);
    expect([...length.scores]).toEqual([
      ['copy', 15],
      ['mended', 17],
    ]);
  });

  it('says which sentences are as they were, and what share of them', () => {
    expect(unchanged.sentences?.get('mended')).toEqual([0, 1]);
    expect([...unchanged.scores.values()]).toEqual([1, 0.5]);
  });
});
