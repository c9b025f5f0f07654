import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer } = speechOf('en');

const lines = (count: number): string => counted(count, { one: 'line', other: 'lines' });

/** Submissions that are left; null means no limit. */
export interface Left {
  readonly today: number | null;
  readonly month: number | null;
  readonly phase: number | null;
}

export const team = {
  wanted: "the team's room",
  back: (name: ReactNode): ReactElement => <>Back to the room of {name}</>,
  wrongLink: {
    title: 'Link expired',
    team: 'It was renewed or revoked, or you copied only part of it. Ask the organiser for a new one. Everything your team has handed in is kept.',
    join: 'Registration is closed, or you copied only part of the link. Ask the organiser for a new one. If your team has registered already, open its own link instead.',
  },

  join: {
    title: 'Register your team',
    name: 'Name of the team',
    register: 'Register',
    welcome: (name: ReactNode): ReactElement => <>Welcome, {name}</>,
    keep: 'The link below is the key of your team: keep it, and share it with nobody else. Your room shows it again; if you lose it, the organiser can make a new one.',
    opens: "It opens your team's room on any device.",
    enter: 'Enter your room',
  },

  dates: {
    from: (at: ReactNode): ReactElement => <>from {at}</>,
    until: (at: ReactNode): ReactElement => <>until {at}</>,
    limit: (most: number): string => `at most ${integer(most)} scored submissions per team`,
  },

  room: {
    toApprove: 'The organiser has yet to approve your team. You can hand in as soon as that is done.',
    leaderboard: 'See the leaderboard',
    submissions: 'What you handed in',
    none: 'Nothing yet. Each file appears here with its score, or with what is wrong with it.',
    link: 'Your link',
    linkTitle: 'The link of your team',
    linkNote: 'It opens this room on any device. Whoever has it can submit for your team.',
  },

  source: {
    title: 'The source',
    lines: (sentences: number): string =>
      `${counted(sentences, { one: 'sentence', other: 'sentences' })}. Line 5 of your output answers line 5 of the source.`,
    txt: 'Text',
    m2: 'M2 without edits',
    json: 'JSON',
    notReleased: 'It is not released yet.',
    releasedAt: (at: ReactNode): ReactElement => <>It is released {at}.</>,
  },

  left: {
    noneInPhase: 'You have used all submissions of this phase.',
    noneThisMonth: 'You have used all submissions of this month.',
    noneToday: 'You have used all submissions of today; there are more tomorrow.',
    unlimited: 'You may hand in as often as you like.',
    some: ({ today, month, phase }: Left): string =>
      `Left: ${[
        ...(today === null ? [] : [`${integer(today)} today`]),
        ...(month === null ? [] : [`${integer(month)} this month`]),
        ...(phase === null ? [] : [`${integer(phase)} in this phase`]),
      ].join(', ')}.`,
  },

  handIn: {
    title: 'Hand in',
    closed: 'Submissions are closed.',
    intro:
      'Plain text in UTF-8, one sentence per line, gzipped or not. Choosing a file only checks it; you submit it afterwards. Only a submission that could be scored counts.',
    output: 'Output of your system',
    hint: 'choose it, or drop it here',
    checking: 'Checking …',
    nothing: 'Nothing was submitted, and nothing is counted.',
    asIs: 'The file is right: check it as it is',
    here: (number: number): string => `Submission ${number} is here.`,
    note: 'What to call it',
    noteHint: 'the leaderboard shows it beside your team; may be empty',
    submit: 'Submit',
    submitting: 'Submitting …',
  },

  checked: {
    unchanged: (file: ReactNode, count: number): ReactElement => (
      <>
        {file} can be submitted: {lines(count)}, one for each source sentence, none of them changed.
      </>
    ),
    changed: (file: ReactNode, count: number, changed: number): ReactElement => (
      <>
        {file} can be submitted: {lines(count)}, one for each source sentence, {integer(changed)} of them changed.
      </>
    ),
    preview: 'as a preview; nothing is submitted yet',
    scoreLater: 'You see the score once it is submitted.',
  },

  odd: {
    earlier: (number: number): string =>
      `This is the same text as your submission ${number}. Submitting it again changes nothing.`,
    isM2: 'This is an M2 file. Its corrected text is taken as your output.',
    unchanged: 'Every line is the same as in the source: nothing is corrected.',
    nearlyAll: 'Nearly every sentence is changed. Is the text tokenised as the source is?',
    emptied: (count: number): string =>
      `${counted(count, { one: 'line is', other: 'lines are' })} empty where the source has a sentence.`,
    missing: (count: number): string =>
      `${counted(count, { one: 'essay of the source is', other: 'essays of the source are' })} missing. ${count === 1 ? 'It counts as an essay' : 'They count as essays'} without a single right word.`,
  },

  curl: {
    title: 'Or from a command line',
    submit: 'The command that submits',
    score: 'The command that fetches the score',
    explained: (code: WrapText): ReactElement => (
      <>
        This submits at once; with {code('/check')} at the end of the address, the file is only checked. The answer
        names the {code('id')} of the submission. Ask for its score with that id in place of {code('ID')}, until its{' '}
        {code('state')} is {code('scored')}:
      </>
    ),
    showToken: 'Show the token',
    hideToken: 'Hide the token',
    secret: 'Whoever has it can submit for your team.',
  },

  submission: {
    title: (number: number): string => `Submission ${number}`,
    counts: 'counts',
    notCharged: 'not counted against the limit',
    beingScored: 'Being scored …',
    details: (unseen: WrapText, number: number): ReactElement => (
      <>All scores, by type and by annotator{unseen(` of submission ${number}`)}</>
    ),
    explore: (unseen: WrapText, number: number): ReactElement => (
      <>Open in the explorer{unseen(`: submission ${number}`)}</>
    ),
    rankBy: (unseen: WrapText, number: number): ReactElement => (
      <>Rank us by this one{unseen(`: submission ${number}`)}</>
    ),
    withdraw: (unseen: WrapText, number: number): ReactElement => <>Withdraw{unseen(` submission ${number}`)}</>,
    restore: (unseen: WrapText, number: number): ReactElement => <>Restore{unseen(` submission ${number}`)}</>,
  },

  explorer: 'Your sentences',
};
