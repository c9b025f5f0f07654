import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.js';

it('retryAfter(header, now) reads seconds and dates, and nothing else', () => {
  const now = Date.UTC(2026, 10, 18, 12);
  expect(retryAfter('2', now)).toBe(2000);
  expect(retryAfter('Wed, 18 Nov 2026 12:00:05 GMT', now)).toBe(5000);
  expect(retryAfter('Wed, 18 Nov 2026 11:00:00 GMT', now)).toBe(0);
  expect(retryAfter('soon', now)).toBeUndefined();
  expect(retryAfter(null, now)).toBeUndefined();
});
