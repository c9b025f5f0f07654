import { expect, it } from 'vitest';
import { teamLook } from './team-look.js';

it.each([
  ['another case', 'TEAM ONE'],
  ['full-width letters', 'ｔｅａｍ　ｏｎｅ'],
  ['a zero-width space', 'team\u200b one'],
  ['a zero-width joiner', 'te\u200dam one'],
  ['a right-to-left mark', 'team one\u200f'],
  ['an override of the direction', '\u202eteam one\u202c'],
  ['a soft hyphen', 'te\u00adam one'],
  ['a byte order mark', '\ufeffteam one'],
  ['a variation selector', 'team one\ufe0f'],
  ['several blanks', ' team \u00a0 one '],
])('teamLook(name) sees through %s', (_, name) => {
  expect(teamLook(name)).toBe('team one');
});

it('teamLook(name) tells names apart that look different', () => {
  expect(new Set(['team 1', 'team 2', 'téam 1', '队 1', 'فريق'].map(teamLook)).size).toBe(5);
  expect(teamLook('ſtraße')).toBe(teamLook('STRASSE'));
});
