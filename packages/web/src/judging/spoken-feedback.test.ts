import { expect, it } from 'vitest';
import { spokenFeedback } from './spoken-feedback.js';

it('spokenFeedback(explanation) leaves what an organiser wrote', () => {
  expect(spokenFeedback('Be kind.')).toBe('Be kind.');
});
