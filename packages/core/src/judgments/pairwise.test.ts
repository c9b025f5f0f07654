import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIRST_BETTER, SECOND_BETTER, TIE, pairwiseJudgments, type PairwiseJudgments } from './pairwise.js';
import type { Ranking } from './ranking.js';

const ranking: Ranking = {
  sentence: 12,
  judge: 'ann',
  outputs: [
    { systems: ['AMU', 'CAMB'], rank: 1 },
    { systems: ['IITB'], rank: 3 },
    { systems: ['RAC'], rank: 1 },
  ],
};

function listed({ names, first, second, outcome }: PairwiseJudgments): string[] {
  return Array.from(outcome, (sign, row) => `${names[first[row]]} ${'<=>'[sign + 1]} ${names[second[row]]}`);
}

it('pairs each system of an output with each of another, and ties those of one output', () => {
  const pairs = pairwiseJudgments([ranking], 'systems');
  expect(listed(pairs)).toEqual(['AMU = CAMB', 'AMU < IITB', 'AMU = RAC', 'CAMB < IITB', 'CAMB = RAC', 'IITB > RAC']);
  expect(pairs.outcome).toContain(FIRST_BETTER);
  expect(pairs.outcome).toContain(TIE);
  expect(pairs.outcome).toContain(SECOND_BETTER);
});

it('names an output by all its systems when outputs are compared', () => {
  expect(listed(pairwiseJudgments([ranking], 'outputs'))).toEqual(['AMU CAMB < IITB', 'AMU CAMB = RAC', 'IITB > RAC']);
});

it('keeps sentence, judge and ranking with each judgment', () => {
  const skipped: Ranking = { sentence: 3, judge: 'zoe', outputs: [] };
  const { sentence, judge, ranking: at, judges } = pairwiseJudgments([skipped, ranking], 'outputs');
  expect(judges).toEqual(['ann', 'zoe']);
  expect([...sentence]).toEqual([12, 12, 12]);
  expect([...judge]).toEqual([0, 0, 0]);
  expect([...at]).toEqual([1, 1, 1]);
});

it('makes k(k-1)/2 judgments of k systems, whatever their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 13 }), (systems) => {
      const outputs = systems.map((name, at) => ({ systems: [name], rank: 1 + (at % 3) }));
      const pairs = pairwiseJudgments([{ ...ranking, outputs }], 'systems');
      const reversed = pairwiseJudgments([{ ...ranking, outputs: outputs.toReversed() }], 'systems');
      expect(pairs.outcome).toHaveLength(Math.abs((systems.length * (systems.length - 1)) / 2));
      expect(reversed).toEqual(pairs);
    }),
  );
});

it('refuses more names than it can number', () => {
  const outputs = Array.from({ length: 2 ** 16 + 1 }, (_, at) => ({ systems: [`s${at}`], rank: 1 }));
  const rankings = outputs.map((output) => ({ ...ranking, outputs: [output] }));
  expect(() => pairwiseJudgments(rankings, 'systems')).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT' }));
});
