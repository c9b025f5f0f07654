import { expect, it } from 'vitest';
import { proposalWords } from './edit-words.js';

const source = 'I look to it .';

it('says a correction in words, with ∅ for nothing', () => {
  expect(proposalWords({ source, start: 1, end: 3, correction: 'see' })).toBe('look to → see');
  expect(proposalWords({ source, start: 2, end: 3, correction: '' })).toBe('to → ∅');
  expect(proposalWords({ source, start: 4, end: 4, correction: 'now' })).toBe('∅ → now');
});
