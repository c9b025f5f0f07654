import type { ExploredSentence } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { mergeSystems } from './merge-systems.js';

const explored = (system: string, hypotheses: readonly string[]): ExploredSentence[] =>
  hypotheses.map((hypothesis, at) => ({
    sentence: at + 1,
    source: `source ${at + 1}`,
    outputs: [{ system, hypothesis, annotator: 0, correct: 0, proposed: 0, gold: 0, marks: [] }],
  }));

it('puts the outputs of several submissions side by side, under the names that links have', () => {
  const merged = mergeSystems([
    { name: 'ann', sentences: explored('x', ['a', 'b']) },
    { name: 'ann #2', sentences: explored('x', ['c', 'd']) },
  ]);
  expect(
    merged.map(({ source, outputs }) => [source, ...outputs.map((output) => `${output.system}: ${output.hypothesis}`)]),
  ).toEqual([
    ['source 1', 'ann: a', 'ann #2: c'],
    ['source 2', 'ann: b', 'ann #2: d'],
  ]);
});
