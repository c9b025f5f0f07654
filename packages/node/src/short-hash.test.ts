import { expect, it } from 'vitest';
import { shortHash } from './short-hash.js';

it('shortHash(text) is the beginning of its SHA-256', () => {
  // The test vectors of FIPS 180-2.
  expect(shortHash('abc')).toBe('ba7816bf8f01');
  expect(shortHash('')).toBe('e3b0c44298fc');
});
