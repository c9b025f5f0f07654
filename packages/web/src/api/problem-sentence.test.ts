import { expect, it } from 'vitest';
import { documentedCodes } from '../../../core/src/testing/documented-codes.js';
import { german } from '../language/de/index.js';
import { ukrainian } from '../language/uk/index.js';
import { shownProblem } from './problem-sentence.js';

const SHOWN_BY_PAGES = ['@stet/core', '@stet/node', '@stet/checkers', '@stet/server', '@stet/web'];

it.each([
  ['German', german],
  ['Ukrainian', ukrainian],
])('every code that a page can show has a sentence in %s', (_, { api: { problems } }) => {
  const codes = new Set(SHOWN_BY_PAGES.flatMap(documentedCodes));
  expect(new Set(Object.keys(problems.sentences))).toEqual(codes);
});

it('a problem of an input file is told in the words in which it was reported', () => {
  expect(shownProblem({ code: 'LINE_COUNT', expected: '3 lines', found: '2', remedy: 'Add a line.' })).toEqual({
    sentence: 'Expected 3 lines, found 2.',
    remedy: 'Add a line.',
    details: undefined,
  });
});
