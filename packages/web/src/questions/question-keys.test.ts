import { describe, expect, it } from 'vitest';
import { questionCommand } from './question-keys.js';

const press = (key: string, held = {}): ReturnType<typeof questionCommand> =>
  questionCommand({ key, repeat: false, modified: false, inText: false, ...held });

describe('questionCommand(press)', () => {
  it('knows the keys, in small letters and in capitals', () => {
    expect(['a', 'R', 'ArrowRight', 'ArrowUp', 'c'].map((key) => press(key))).toEqual([
      'accepted',
      'refused',
      'next',
      'previous',
      'comment',
    ]);
  });

  it('leaves all others to the browser, those held with others, and those that write', () => {
    for (const key of ['x', 'Enter', 'constructor']) expect(press(key)).toBeUndefined();
    expect(press('a', { modified: true })).toBeUndefined();
    expect(press('a', { inText: true })).toBeUndefined();
  });

  it('answers one question when a key is held down', () => {
    expect(press('a', { repeat: true })).toBeUndefined();
  });
});
