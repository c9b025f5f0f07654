import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const called = (team: string, number: number): string => `${team}, submission ${number}`;

export const submissions = {
  wanted: 'the submissions',
  none: 'Nobody has handed in yet.',
  states: {
    waiting: 'being scored',
    scored: 'scored',
    stale: 'stale, being rescored',
    failed: 'failed',
    withdrawn: 'withdrawn',
  },
  counts: 'counts',
  title: (team: ReactNode, number: number): ReactElement => (
    <>
      {team}, submission {number}
    </>
  ),
  explore: (unseen: WrapText, team: string, number: number): ReactElement => (
    <>Explore{unseen(` ${called(team, number)}`)}</>
  ),
  output: (unseen: WrapText, team: string, number: number): ReactElement => (
    <>Output{unseen(` of ${called(team, number)}`)}</>
  ),
  withdraw: (unseen: WrapText, team: string, number: number): ReactElement => (
    <>Withdraw{unseen(` ${called(team, number)}`)}</>
  ),
  restore: (unseen: WrapText, team: string, number: number): ReactElement => (
    <>Restore{unseen(` ${called(team, number)}`)}</>
  ),
  newer: 'Newer',
  older: 'Older',
};
