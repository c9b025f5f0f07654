import { expect, it } from 'vitest';
import { nextQuestion } from './next-question.js';

it('goes on to the next question without an answer, from the start again, and stays when all have one', () => {
  expect(nextQuestion([false, true, false], 0)).toBe(2);
  expect(nextQuestion([false, true, true], 2)).toBe(0);
  expect(nextQuestion([true, true, true], 1)).toBe(1);
  expect(nextQuestion([true], 0)).toBe(0);
});
