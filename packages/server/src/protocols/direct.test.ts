import { describe, expect, it } from 'vitest';
import { direct } from './direct.js';

const item = {
  source: 'He go .',
  outputs: [
    { text: 'He goes .', systems: ['a'] },
    { text: 'He go .', systems: ['b'] },
    { text: 'He gone .', systems: ['c'] },
  ],
};

const check = (scales: ('fluency' | 'meaning')[], ...scores: object[]): ReturnType<typeof direct.check> =>
  direct.check({ ranks: [1, 1, 1], details: { outputs: scores.map((given) => ({ scores: given })) } }, item, {
    kind: 'direct',
    scales,
  });

describe('an answer in direct assessment', () => {
  it('is ranked by the mean of its scores, whatever ranks came with it', () => {
    const scores = [
      { fluency: 40, meaning: 60 },
      { fluency: 90, meaning: 80 },
      { fluency: 100, meaning: 0 },
    ];
    expect(check(['meaning', 'fluency'], ...scores)).toEqual({
      ranks: [2, 1, 2],
      details: { outputs: scores.map((given) => ({ scores: given })) },
    });
  });

  it('is refused without a score, or with one that was not asked for', () => {
    const refused = expect.objectContaining({ code: 'BAD_REQUEST' }) as Error;
    const fluent = { fluency: 50 };
    expect(() => check(['fluency'], fluent, fluent)).toThrow(refused);
    expect(() => check(['fluency'], fluent, {}, fluent)).toThrow(refused);
    expect(() => check(['fluency'], fluent, { fluency: 1, meaning: 2 }, fluent)).toThrow(refused);
    const answer = { ranks: [1, 2, 3], details: null };
    expect(() => direct.check(answer, item, { kind: 'direct', scales: ['fluency'] })).toThrow(refused);
  });
});
