import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted } = speechOf('en');

const submissions = (count: number): string => counted(count, { one: 'submission', other: 'submissions' });

export const teams = {
  wanted: 'the teams',
  none: 'No teams yet. They register with the link above, or you add them.',
  since: (at: ReactNode, count: number): ReactElement => (
    <>
      since {at}, {submissions(count)}
    </>
  ),
  ofBenchmark: (benchmark: ReactNode): ReactElement => (
    <>This is a data set: its teams are those of {benchmark}, where they register and are managed.</>
  ),
  noLink: 'no link',
  waits: 'waits for you',
  approve: (unseen: WrapText, name: string): ReactElement => <>Approve{unseen(` ${name}`)}</>,
  baseline: 'baseline',
  pin: (unseen: WrapText, name: string): ReactElement => <>Pin as baseline{unseen(` ${name}`)}</>,
  unpin: (unseen: WrapText, name: string): ReactElement => <>Rank like the others{unseen(` ${name}`)}</>,
  kept: 'Everything the team has handed in is kept.',
  linkOf: (name: string): string => `The link of ${name}`,
  newLinkOf: (name: string): string => `The new link of ${name}`,
  isKey: "It is the team's key.",

  add: { title: 'Add a team', button: 'Add' },

  remove: {
    button: (unseen: WrapText, name: string): ReactElement => <>Remove{unseen(` ${name}`)} …</>,
    question: (count: number): string =>
      `Its ${submissions(count)} and its proposals are removed with it. The history below keeps its name.`,
  },

  history: {
    title: 'History',
    'team approved': (at: ReactNode, organiser: ReactNode, team: ReactNode): ReactElement => (
      <>
        {at}: {organiser} approved {team}
      </>
    ),
    'team removed': (at: ReactNode, organiser: ReactNode, team: ReactNode): ReactElement => (
      <>
        {at}: {organiser} removed {team}
      </>
    ),
    'team made a baseline': (at: ReactNode, organiser: ReactNode, team: ReactNode): ReactElement => (
      <>
        {at}: {organiser} made a baseline of {team}
      </>
    ),
    'team no longer a baseline': (at: ReactNode, organiser: ReactNode, team: ReactNode): ReactElement => (
      <>
        {at}: {organiser} had {team} ranked again
      </>
    ),
  },

  registration: {
    title: 'Registration',
    open: 'Open: whoever has the link may register a team.',
    closed: 'Closed: no link works. Make one, and whoever has it may register a team.',
    link: 'Registration link',
    note: 'Copy it now: it cannot be shown again. If it is lost, make a new one; this one then stops working.',
    make: 'Make a link',
    replace: 'Make a new link …',
    replaceTitle: 'Replace the registration link?',
    replaceQuestion:
      'The current link stops working at once, wherever it was published. Teams that have registered keep their own links.',
    replaceConfirm: 'Make a new link',
    close: 'Close registration …',
    closeTitle: 'Close registration?',
    closeQuestion:
      'The link stops working at once, and no more teams can register until you make a new one. Teams that have registered stay.',
    closeConfirm: 'Close it',
  },

  admission: {
    title: 'Who is admitted',
    most: 'Teams per link',
    mostHint: 'how many may register; those you add yourself are not counted',
    approval: 'Each team that registers waits until you approve it',
  },
};
