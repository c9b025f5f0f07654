import { printJudgments, type Ranking } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { readJudgmentRows, type JudgmentsTask } from './judgments-job.js';

const SENTENCES = 40;
const lines = Array.from({ length: SENTENCES }, (_, line) => line);
const textOf = (word: string): string => lines.map((line) => `${word} ${line}\n`).join('');

/** B repeats what A wrote, but for each third sentence. */
const systems = [
  { name: 'A', content: textOf('text') },
  { name: 'B', content: lines.map((line) => `${line % 3 === 0 ? 'other' : 'text'} ${line}\n`).join('') },
];

/** One judgment of each sentence, numbered from `first`. */
function taskFrom(first: number, judged: readonly number[]): JudgmentsTask {
  const rankings = judged.map((line): Ranking => ({
    sentence: line + first,
    judge: 'ann',
    outputs:
      line % 3 === 0
        ? [
            { systems: ['A'], rank: 1 },
            { systems: ['B'], rank: 2 },
          ]
        : [{ systems: ['A', 'B'], rank: 1 }],
  }));
  const bytes = Buffer.from(printJudgments(rankings, 'xml').text);
  const upload = { file: 'judgments.xml', bytes, bounds: { maxBytes: Infinity, maxLines: Infinity } };
  return { uploads: { judgments: upload }, campaignId: 'c', source: textOf('source'), systems, now: 0 };
}

it.each([0, 1])('puts judgments that count from %i at the sentences that they are about', async (first) => {
  const { items, warnings } = await readJudgmentRows(taskFrom(first, lines));
  const told = [
    'sentences are counted from 1: all 26 outputs of several systems are one text then, and 13 if counted from 0',
  ];
  expect(warnings).toEqual(first === 0 ? [] : told);
  expect(items.map(({ sentence, source }) => [sentence, source])).toEqual(
    lines.map((line) => [line, `source ${line}`]),
  );
});

it('asks what few judgments count from, and takes the answer', async () => {
  const task = taskFrom(1, [1, 2]);
  await expect(readJudgmentRows(task)).rejects.toThrow(/1 of 2 outputs of several systems/u);
  const { items } = await readJudgmentRows({ ...task, uploads: { ...task.uploads, firstSentence: 1 } });
  expect(items.map(({ sentence }) => sentence)).toEqual([1, 2]);
});
