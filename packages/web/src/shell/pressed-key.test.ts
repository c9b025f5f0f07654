import { expect, it } from 'vitest';
import { pressedKey } from './pressed-key.js';

it.each([
  ['m', 'KeyM', false, 'm'],
  ['ь', 'KeyM', false, 'm'],
  ['Ь', 'KeyM', true, 'M'],
  ['ش', 'KeyA', false, 'a'],
  // On a French keyboard the key of the letter counts, not its place.
  ['a', 'KeyQ', false, 'a'],
  ['1', 'Digit1', false, '1'],
  ['Enter', 'Enter', false, 'Enter'],
  ['х', 'BracketLeft', false, 'х'],
])('%s on %s with shift %s is %s', (key, code, shiftKey, pressed) => {
  expect(pressedKey({ key, code, shiftKey })).toBe(pressed);
});
