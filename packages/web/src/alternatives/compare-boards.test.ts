import { expect, it } from 'vitest';
import { aBoard, aRow } from '../leaderboard/testing/a-board.js';
import { compareBoards, gainOf } from './compare-boards.js';

const first = aBoard([aRow('ann', 1, { m2: 0.5 }), aRow('ben', 2, { m2: 0.25 })]);
const second = aBoard([aRow('ben', 1, { m2: 0.75 }), aRow('cleo', 2, { m2: 0.5 })], { gold: 'alternatives' });

it('puts a team’s two scores side by side, in the order of the first leaderboard', () => {
  const compared = compareBoards(first, second);
  expect(compared.map(({ team, first: before, second: after }) => [team, before?.rank, after?.rank])).toEqual([
    ['ann', 1, undefined],
    ['ben', 2, 1],
    ['cleo', undefined, 2],
  ]);
  expect(compared.map((team) => gainOf(team, 'm2'))).toEqual([undefined, 0.5, undefined]);
});
