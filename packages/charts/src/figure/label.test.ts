import { expect, it } from 'vitest';
import { labelRoom, shortened, textWidth } from './label.js';

it('keeps names that fit, and leaves characters out of the middle of others', () => {
  expect(shortened('reckless')).toBe('reckless');
  expect(shortened('thirteen-long')).toBe('thirteen-long');
  expect(shortened('fourteen-long!')).toBe('fourteen…ong!');
  expect(shortened('annotator07', 8)).toBe('annot…07');
  expect(shortened('👩👩👩', 2)).toBe('👩…');
});

it('takes capitals for wider than small letters, and Han for wider still', () => {
  expect(textWidth('INPUT')).toBeGreaterThan(textWidth('input'));
  expect(textWidth('漢字')).toBe(2);
});

it('leaves room for the widest label', () => {
  expect(labelRoom(['IVY', 'JUNIPER'])).toBe(labelRoom(['JUNIPER']));
  expect(labelRoom([])).toBeLessThan(labelRoom(['a']));
});
