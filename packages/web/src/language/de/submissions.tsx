import type { Words } from '../catalogue.js';

const called = (team: string, number: number): string => `${team}, Einreichung ${number}`;

export const submissions: Words['submissions'] = {
  wanted: 'Einreichungen',
  none: 'Noch hat niemand etwas eingereicht.',
  states: {
    waiting: 'wird bewertet',
    scored: 'bewertet',
    stale: 'veraltet, wird neu bewertet',
    failed: 'gescheitert',
    withdrawn: 'zurückgezogen',
  },
  counts: 'zählt',
  title: (team, number) => (
    <>
      {team}, Einreichung {number}
    </>
  ),
  explore: (unseen, team, number) => <>Erkunden{unseen(`: ${called(team, number)}`)}</>,
  output: (unseen, team, number) => <>Ausgabe{unseen(`: ${called(team, number)}`)}</>,
  withdraw: (unseen, team, number) => <>Zurückziehen{unseen(`: ${called(team, number)}`)}</>,
  restore: (unseen, team, number) => <>Wiederherstellen{unseen(`: ${called(team, number)}`)}</>,
  newer: 'Neuere',
  older: 'Ältere',
};
