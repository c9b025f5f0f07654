import { describe, expect, it } from 'vitest';
import { drawChecks, passesCheck, type CheckOptions } from './draw-checks.js';

const SYSTEMS = [
  { name: 'ann', lines: ['He goes home now .', 'She likes it so much .', 'Oh', 'All is well today .'] },
  { name: 'bob', lines: ['He goes home now .', 'She like it so much .', 'Oh', 'All is well today .'] },
  { name: 'cat', lines: ['He go home now .', 'She liked it so much .', 'Ah', 'All is well today .'] },
];

const draw = (options: Partial<CheckOptions> = {}): ReturnType<typeof drawChecks> =>
  drawChecks(SYSTEMS, { count: 10, perItem: 3, seed: 1, avoid: new Set(), ...options });

describe('drawChecks(systems, options)', () => {
  it('damages the output of most systems, and shows both', () => {
    const first = draw().find(({ sentence }) => sentence === 0);
    expect(first?.outputs[0]).toEqual({ systems: ['ann', 'bob'], text: 'He goes home now .' });
    const damaged = first?.outputs.at(-1);
    expect(damaged?.systems).toEqual([]);
    expect('He goes home now .'.split(' ')).toEqual(expect.arrayContaining(damaged?.text.split(' ') ?? ['none']));
    expect(damaged?.text).not.toBe('He goes home now .');
  });

  it('takes each sentence once, also where all systems agree, and none that is too short', () => {
    expect(
      draw()
        .map(({ sentence }) => sentence)
        .sort(),
    ).toEqual([0, 1, 3]);
  });

  it('shows no more outputs than an item has, all different', () => {
    for (const perItem of [2, 3, 5]) {
      for (const { outputs } of draw({ perItem })) {
        expect(outputs.length).toBeLessThanOrEqual(perItem);
        expect(outputs.length).toBeGreaterThanOrEqual(2);
        expect(new Set(outputs.map(({ text }) => text)).size).toBe(outputs.length);
      }
    }
  });

  it('avoids sentences as long as there are others, and draws the same for the same seed', () => {
    expect(draw({ count: 1, avoid: new Set([0, 3]) }).map(({ sentence }) => sentence)).toEqual([1]);
    expect(draw({ count: 3, avoid: new Set([0, 3]) })).toHaveLength(3);
    expect(draw({ seed: 5 })).toEqual(draw({ seed: 5 }));
  });
});

describe('passesCheck(ranks, rule)', () => {
  it('wants the damaged output, the last, worse than the best one where outputs are compared', () => {
    const rule = { scored: false };
    expect(passesCheck([1, 2, 3], rule)).toBe(true);
    expect(passesCheck([2, 1, 2], rule)).toBe(true);
    expect(passesCheck([1, 2, 1], rule)).toBe(false);
    expect(passesCheck([2, 3, 1], rule)).toBe(false);
  });

  it('wants it worse than the intact one, the first, where outputs are scored', () => {
    const rule = { scored: true };
    expect(passesCheck([1, 2, 3], rule)).toBe(true);
    expect(passesCheck([2, 1, 2], rule)).toBe(false);
    expect(passesCheck([3, 1, 2], rule)).toBe(false);
  });
});
