import type { AnswerDetails } from '@stet/server';
import { expect, it } from 'vitest';
import { STANDARD_PRACTICE } from '../../../prepare/standard-practice.js';
import { displayWords } from '@stet/core/internal';
import { describeMissed, toggleGap, toggleWord } from './missed-spans.js';
import { countVerdicts, firstUnjudged, verdictOf, withVerdict, withoutVerdicts } from './verdicts.js';
import { compareVerdicts, describeVerdicts } from './words.js';

const item = { source: 'He go home .', outputs: ['He go home .', 'He goes home now .', 'He went home .'] };
const empty = withoutVerdicts(item);
const judged: AnswerDetails = [
  [{ output: 1, edit: 0 }, 'right'] as const,
  [{ output: 1, edit: 1 }, 'unnecessary'] as const,
  [{ output: 2, edit: 0 }, 'wrong'] as const,
].reduce((details, [place, verdict]) => withVerdict(details, place, verdict), empty);

it('begins with the edits that the page marks, none of them judged', () => {
  expect(empty.outputs.map(({ edits }) => edits)).toEqual([
    [],
    [
      { start: 1, end: 2, correction: 'goes', verdict: null },
      { start: 3, end: 3, correction: 'now', verdict: null },
    ],
    [{ start: 1, end: 2, correction: 'went', verdict: null }],
  ]);
  expect(countVerdicts(empty)).toEqual({ judged: 0, all: 3 });
});

it('leads to the next edit without a verdict, from the top again after the last', () => {
  expect(firstUnjudged(empty, 0)).toEqual({ output: 1, edit: 0 });
  expect(firstUnjudged(withVerdict(empty, { output: 2, edit: 0 }, 'right'), 2)).toEqual({ output: 1, edit: 0 });
  expect(firstUnjudged(judged, 1)).toBeUndefined();
});

it('knows the keys of verdicts, whatever their case', () => {
  expect(['r', 'W', 'u', 'x'].map(verdictOf)).toEqual(['right', 'wrong', 'unnecessary', undefined]);
});

it('says verdicts in words, and how many are ours', () => {
  expect(describeVerdicts(judged)).toBe(
    'A changes nothing. B makes 1 right change and 1 unnecessary change. C makes 1 wrong change.',
  );
  expect(describeVerdicts({ ...judged, missed: [{ start: 2, end: 2 }] })).toMatch(
    /C makes 1 wrong change\. 1 missed error is marked\.$/u,
  );
  expect(compareVerdicts(judged, withVerdict(judged, { output: 2, edit: 0 }, 'right'))).toBe(
    'You agree with us on 2 of 3 edits.',
  );
  expect(compareVerdicts(empty, judged)).toBe('');
});

it('marks words as errors; words side by side are one', () => {
  const marked = [1, 2, 4].reduce<{ start: number; end: number }[]>((spans, word) => toggleWord(spans, word, 5), []);
  expect(marked).toEqual([
    { start: 1, end: 3 },
    { start: 4, end: 5 },
  ]);
  expect(toggleWord(marked, 1, 5)).toEqual([
    { start: 2, end: 3 },
    { start: 4, end: 5 },
  ]);
});

it('marks gaps, which part words that are marked side by side', () => {
  const marked = toggleGap([{ start: 1, end: 3 }], 2, 5);
  expect(marked).toEqual([
    { start: 1, end: 2 },
    { start: 2, end: 2 },
    { start: 2, end: 3 },
  ]);
  expect(toggleGap(marked, 2, 5)).toEqual([{ start: 1, end: 3 }]);
  const atTheEdges = [0, 5].reduce<{ start: number; end: number }[]>((spans, word) => toggleGap(spans, word, 5), []);
  expect(atTheEdges).toEqual([
    { start: 0, end: 0 },
    { start: 5, end: 5 },
  ]);
  expect(toggleWord(atTheEdges, 0, 5)).toEqual([
    { start: 0, end: 0 },
    { start: 0, end: 1 },
    { start: 5, end: 5 },
  ]);
});

it('says in words what is marked', () => {
  const spans = [
    { start: 0, end: 2 },
    { start: 3, end: 3 },
    { start: 4, end: 4 },
  ];
  const errors = describeMissed(displayWords(item.source), spans).map((text) =>
    text.replaceAll(/[\u2068\u2069]/gu, ''),
  );
  expect(errors).toEqual(['“He go”', 'missing before “.”', 'missing at the end']);
});

it('has model verdicts for each edit of the standard practice', () => {
  for (const { source, outputs } of STANDARD_PRACTICE.items) {
    const expected = withoutVerdicts({ source, outputs: outputs.map(({ text }) => text) });
    const given = outputs.map(({ details }) => details?.edits ?? []);
    expect(given.map((edits) => edits.map((edit) => ({ ...edit, verdict: null })))).toEqual(
      expected.outputs.map(({ edits }) => edits),
    );
    expect(given.flat().every(({ verdict }) => verdict !== null)).toBe(true);
  }
});
