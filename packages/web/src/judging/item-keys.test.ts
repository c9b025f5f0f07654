import { expect, it } from 'vitest';
import { keyCommand, type KeyPress } from './item-keys.js';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  repeat: false,
  modified: false,
  on: 'page',
  ...more,
});

it('ranks by digits, moves by arrows, saves by Enter and goes back by Backspace', () => {
  expect(keyCommand(press('3'))).toEqual({ type: 'digit', digit: 3 });
  expect(keyCommand(press('ArrowUp', { on: 'rank' }))).toEqual({ type: 'move', by: -1 });
  expect(keyCommand(press('Enter', { on: 'rank' }))).toEqual({ type: 'save' });
  expect(keyCommand(press('Backspace'))).toEqual({ type: 'back' });
});

it('leaves keys alone in a text, with a modifier, and Enter on a button', () => {
  for (const key of ['3', 'Enter', 'Backspace', 'm']) {
    expect(keyCommand(press(key, { on: 'text' }))).toBeUndefined();
    expect(keyCommand(press(key, { modified: true }))).toBeUndefined();
  }
  expect(keyCommand(press('Enter', { on: 'control' }))).toBeUndefined();
});

it('saves once when Enter is held down', () => {
  expect(keyCommand(press('Enter', { repeat: true }))).toBeUndefined();
});

it('leaves the arrows to a slider, on which Enter saves', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    expect(keyCommand(press(key, { on: 'slider' }))).toBeUndefined();
  }
  expect(keyCommand(press('Enter', { on: 'slider' }))).toEqual({ type: 'save' });
});
