import { expect, it } from 'vitest';
import { readJudgments } from './read.js';

const HEAD = { backup: 'stet-campaign-backup-1', stet: '0.1.0' };
const item = (id: string, kind: string): object => ({
  item: {
    id,
    kind,
    name: `set ${id}`,
    sentence: 7,
    outputs: [
      { text: 'a', systems: ['x', 'y'] },
      { text: 'b', systems: ['z'] },
    ],
  },
});
const judgment = (assignment: string, revision: number, ranks: readonly number[] | null, answered: number): object => ({
  judgment: {
    assignment_id: assignment,
    revision,
    ranks,
    answered_at: answered,
    server_ms: 9000,
    client_ms: revision * 1000,
  },
});
const rows = [
  HEAD,
  { campaign: { name: 'c' } },
  { judge: { id: 'j', name: 'jo' } },
  item('i', 'main'),
  item('p', 'practice'),
  { assignment: { id: 'a2', item_id: 'i', judge_id: 'j' } },
  { assignment: { id: 'a1', item_id: 'p', judge_id: 'j' } },
  { assignment: { id: 'a3', item_id: 'i', judge_id: 'j' } },
  judgment('a1', 1, [1, 2], 1),
  judgment('a2', 2, [2, 1], 5),
  judgment('a2', 1, [1, 1], 2),
  judgment('a3', 1, null, 4),
];
const text = (lines: readonly object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

it('reads what judges said last from a backup of a campaign, practice aside', () => {
  const shared = { sentence: 7, judge: 'jo', item: 'set i' };
  expect(readJudgments(text(rows))).toEqual([
    { ...shared, seconds: 1, outputs: [] },
    {
      ...shared,
      seconds: 2,
      outputs: [
        { systems: ['x', 'y'], rank: 2 },
        { systems: ['z'], rank: 1 },
      ],
    },
  ]);
});

it('says which line is broken', () => {
  const cut = text(rows).slice(0, -5);
  expect(() => readJudgments(cut, { file: 'b' })).toThrow(
    expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'b', line: 12 }),
  );
  const without = rows.filter((row) => !('judge' in row));
  expect(() => readJudgments(text(without))).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT', line: 8 }));
});
