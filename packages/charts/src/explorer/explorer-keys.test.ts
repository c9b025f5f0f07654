import { describe, expect, it } from 'vitest';
import { keyAction } from './explorer-keys.js';

const press = (key: string, held = {}): ReturnType<typeof keyAction> =>
  keyAction({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('keyAction(event)', () => {
  it.each([
    ['j', { go: 'next' }],
    ['ArrowUp', { go: 'previous' }],
    ['End', { go: 'last' }],
    ['/', { focus: 'search' }],
    ['g', { focus: 'jump' }],
    ['1', { toggle: 'matched' }],
    ['6', { toggle: 'wrong' }],
    ['5', { toggle: 'unchanged' }],
    ['d', { toggle: 'differ' }],
    ['Escape', { close: true }],
  ])('knows %s', (key, action) => {
    expect(press(key)).toEqual(action);
  });

  it('leaves all others to the browser, and those held with others', () => {
    for (const key of ['x', '7', 'Tab', 'constructor']) expect(press(key)).toBeUndefined();
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('j', { [held]: true })).toBeUndefined();
  });
});
