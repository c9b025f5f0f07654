import { expect, it } from 'vitest';
import { pythonFloat, pythonString } from './python-text.js';

it.each([
  [1, '1.0'],
  [0, '0.0'],
  [0.3333, '0.3333'],
  [0.0001, '0.0001'],
  [1e-5, '1e-05'],
  [1.5e-12, '1.5e-12'],
  [1e16, '1e+16'],
])('pythonFloat(%d) is %s', (number, text) => {
  expect(pythonFloat(number)).toBe(text);
});

it.each([
  ['plain', "'plain'"],
  ["one 's", `"one 's"`],
  [`it's "so"`, `'it\\'s "so"'`],
  ['a\\b\tc', "'a\\\\b\\tc'"],
  ['a\u00a0b', "'a\\xa0b'"],
  ['a\u200bb\u3000', "'a\\u200bb\\u3000'"],
  ['é 😀 我', "'é 😀 我'"],
  ['\u{E0001}', "'\\U000e0001'"],
])('pythonString(%j) is %s', (text, printed) => {
  expect(pythonString(text)).toBe(printed);
});
