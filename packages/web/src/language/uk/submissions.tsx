import type { Words } from '../catalogue.js';

const called = (team: string, number: number): string => `${team}, подання ${number}`;

export const submissions: Words['submissions'] = {
  wanted: 'подання',
  none: 'Ще ніхто нічого не подав.',
  states: {
    waiting: 'обчислюється',
    scored: 'обчислено',
    stale: 'застаріло, обчислюється заново',
    failed: 'не вдалося',
    withdrawn: 'відкликано',
  },
  counts: 'зараховується',
  title: (team, number) => (
    <>
      {team}, подання {number}
    </>
  ),
  explore: (unseen, team, number) => <>Переглянути{unseen(`: ${called(team, number)}`)}</>,
  output: (unseen, team, number) => <>Варіант{unseen(`: ${called(team, number)}`)}</>,
  withdraw: (unseen, team, number) => <>Відкликати{unseen(`: ${called(team, number)}`)}</>,
  restore: (unseen, team, number) => <>Відновити{unseen(`: ${called(team, number)}`)}</>,
  newer: 'Новіші',
  older: 'Старіші',
};
