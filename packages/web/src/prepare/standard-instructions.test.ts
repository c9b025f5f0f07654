import { expect, it } from 'vitest';
import { STANDARD_INSTRUCTIONS, instructionsFor } from './standard-instructions.js';

it('follow the protocol until the organiser writes others', () => {
  expect(instructionsFor(STANDARD_INSTRUCTIONS.ranking, { kind: 'direct' })).toMatch(/^Score each correction/u);
  expect(instructionsFor(STANDARD_INSTRUCTIONS.direct, { kind: 'ranking' })).toBe(STANDARD_INSTRUCTIONS.ranking);
  expect(instructionsFor('Be kind.', { kind: 'direct' })).toBe('Be kind.');
});
