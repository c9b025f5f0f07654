import { expect, it } from 'vitest';
import { checkFeedback } from '../../../server/src/campaigns/check-feedback.js';
import { english } from '../language/en/index.js';
import { spokenFeedback } from './spoken-feedback.js';

it('the catalogue knows what the server says after an attention check', () => {
  const { noticed, missed } = english.judging.checks;
  expect([checkFeedback([1, 2]).explanation, checkFeedback(null).explanation]).toEqual([noticed, missed]);
});

it('spokenFeedback(explanation) leaves what an organiser wrote', () => {
  expect(spokenFeedback('Be kind.')).toBe('Be kind.');
});
