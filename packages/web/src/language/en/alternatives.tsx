import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';

const { counted, integer } = speechOf('en');

export const alternatives = {
  wanted: 'the proposals',
  wantedBoard: 'the leaderboard with alternative answers',

  window: {
    title: 'When teams may propose',
    open: 'Teams can propose alternative answers now.',
    noGold: 'Teams may propose as soon as the gold is public: release it in the settings.',
    coming: 'Proposals are not open yet.',
    closed: 'Proposals are closed.',
    openNow: 'Open now',
    closeNow: 'Close now',
    zone: (zone: string): string => `Times are in ${zone}, the time zone of the last phase.`,
    noPhaseZone: (zone: string): string => `There is no phase yet, so times are in ${zone}.`,
  },

  proposals: {
    title: (count: number): string => counted(count, { one: 'proposal', other: 'proposals' }),
    none: 'No proposals yet. Teams propose from their explorer once the gold is public; annotators judge through their own links.',
    state: 'State',
    all: (count: number): string => `all ${integer(count)}`,
    open: (count: number): string => `open ${integer(count)}`,
    accepted: (count: number): string => `accepted ${integer(count)}`,
    refused: (count: number): string => `refused ${integer(count)}`,
    noneIs: { open: 'None is open.', accepted: 'None is accepted.', refused: 'None is refused.' },
  },

  proposal: {
    sentence: (number: number): string => `Sentence ${number}`,
    decided: 'decided by an organiser',
    proposedBy: (team: ReactNode, type: string): ReactElement => (
      <>
        Proposed by {team} as {type}
      </>
    ),
    accepts: (annotator: ReactNode): ReactElement => <>{annotator} accepts it</>,
    refuses: (annotator: ReactNode): ReactElement => <>{annotator} refuses it</>,
    notJudged: 'No annotator has judged it yet.',
    decision: (edit: string): string => `Decision on ${edit}`,
    annotatorsDecide: 'Annotators decide',
    accept: 'Accept',
    refuse: 'Refuse',
  },

  make: {
    title: 'Gold with alternative answers',
    madeOf: (goldVersion: number, accepted: number): string =>
      `It is made of the gold (version ${goldVersion}) and ${counted(accepted, { one: 'accepted proposal', other: 'accepted proposals' })}.`,
    open: (count: number): string =>
      `${counted(count, { one: 'proposal is', other: 'proposals are' })} still open and left out.`,
    unchanged: 'The gold itself does not change.',
    rescored: (count: number): string =>
      `All ${integer(count)} submissions are scored against it; until then their scores with alternative answers are stale and not ranked.`,
    make: 'Make it and rescore',
    again: 'Make it again and rescore',
    made: (version: number, accepted: number, sets: number): string =>
      `Version ${version}: ${counted(accepted, { one: 'proposal', other: 'proposals' })} in ${counted(sets, { one: 'more annotation set', other: 'more annotation sets' })}.`,
    waiting: (count: number): string => `${counted(count, { one: 'submission', other: 'submissions' })} to be scored.`,
  },

  upload: {
    title: 'Alternative answers from elsewhere',
    intro: 'You can also upload a gold that has them already. It must have the sentences of this task.',
    label: 'Gold with alternative answers',
    noGold: 'after the gold',
    checking: 'Checking …',
    saved: (version: number): string => `Saved as version ${version}.`,
  },

  boards: {
    title: 'Both leaderboards',
    scoring: (waiting: number): string =>
      `${counted(waiting, { one: 'submission is', other: 'submissions are' })} being scored; stale scores are left out until then.`,
    tableTitle: (metric: string): string => `${metric} without and with alternative answers`,
    team: 'Team',
    rank: 'Rank',
    counts: 'Correct / proposed / gold',
    /** A column of the second leaderboard. */
    with: (column: string): string => `${column} with`,
    gain: 'Gain',
    versions: (gold: number, alternativesVersion: number): string =>
      `Gold version ${gold}, with alternative answers version ${alternativesVersion}. Scores in percent.`,
  },
};
