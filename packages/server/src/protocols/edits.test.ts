import { expect, it } from 'vitest';
import { edits } from './edits.js';
import type { AnswerDetails } from './schemas.js';

const item = {
  source: 'He go home .',
  outputs: [
    { text: 'He goes home .', systems: ['a'] },
    { text: 'He go home .', systems: ['b'] },
  ],
};
const edit = { start: 1, end: 2, correction: 'goes', verdict: 'right' as const };
const details: AnswerDetails = { outputs: [{ edits: [edit] }, { edits: [] }], missed: [{ start: 1, end: 2 }] };
const check = (changed: AnswerDetails | null, ranks: readonly number[] = [1, 2]): unknown =>
  edits.check({ ranks, details: changed }, item, { kind: 'edits' });

it('takes a verdict on each edit that the page marks, ranks, and errors of the source', () => {
  expect(check(details)).toEqual({ ranks: [1, 2], details });
  expect(check({ outputs: [{ edits: [edit] }, {}] })).toEqual({
    ranks: [1, 2],
    details: { outputs: details.outputs, missed: [] },
  });
});

it.each<[string, AnswerDetails | null]>([
  ['no verdicts', null],
  ['an edit without a verdict', { outputs: [{ edits: [{ ...edit, verdict: null }] }, { edits: [] }] }],
  ['an edit that the output does not make', { outputs: [{ edits: [{ ...edit, correction: 'went' }] }, { edits: [] }] }],
  ['an edit at another place', { outputs: [{ edits: [{ ...edit, end: 3 }] }, { edits: [] }] }],
  ['an edit too many', { outputs: [{ edits: [edit] }, { edits: [edit] }] }],
  ['errors outside the source', { ...details, missed: [{ start: 3, end: 5 }] }],
  ['errors that overlap', { ...details, missed: [edit, edit].map(({ start, end }) => ({ start, end })) }],
])('refuses %s', (_, changed) => {
  expect(() => check(changed)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});

it('refuses an answer without ranks for all outputs', () => {
  expect(() => check(details, [1])).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});
