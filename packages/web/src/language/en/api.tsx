import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import { saying, type ProblemSentence, type ProblemWords } from '../../api/problem-words.js';

const { counted } = speechOf('en');
const EDITS = { one: 'edit', other: 'edits' };

/** Problems that are not about an input file read better as a plain sentence than as expected and found. */
const problems: ProblemWords = {
  sentences: {
    BUSY: saying('The server is busy.'),
    DATABASE_UNREACHABLE: saying('The server cannot reach its database.'),
    INTERNAL: saying('Something went wrong on the server.'),
    LINK_EXPIRED: saying('This link was used already or has expired.'),
    NAME_TAKEN: saying('This name is taken.'),
    NOT_FOUND: ({ expected }) => `There is no such ${expected.replace(/^an? /u, '')}.`,
    NOT_SIGNED_IN: saying('You are not signed in.'),
    PAGE_FAULT: ({ found }) => `Something went wrong on this page (${found}).`,
    TOO_MANY_REQUESTS: saying('Too many requests came from your network.'),
    UNKNOWN: ({ found }) => `Something other than Stet answered (${found}).`,
    UNREACHABLE: saying('The server does not answer.'),
  },
  remedies: {},
};

export const api = {
  problems,
  /** A problem whose code has no sentence here. */
  otherProblem: (({ expected, found }) => `Expected ${expected}, found ${found}.`) as ProblemSentence,
  /** The same as details of a sentence. */
  expectedAndFound: (expected: string, found: ReactNode): ReactElement => (
    <>
      expected {expected}; found {found}.
    </>
  ),
  line: (line: number): string => `line ${line}`,

  unanswered: {
    expected: 'an answer from the server',
    found: 'none',
    remedy: 'Check that you are online. The page keeps trying.',
  },
  unfetched: {
    expected: 'the rest of the page from the server',
    found: 'no answer',
    remedy: 'Check that you are online, then reload the page. What was saved is kept.',
  },
  pageFault: { expected: 'the page to work', remedy: 'Reload the page. What was saved is kept.' },
  notStet: (status: number): Record<'expected' | 'found' | 'remedy', string> => ({
    expected: 'an answer from Stet',
    found: `status ${status}`,
    remedy: 'Check the address. There may be a proxy between you and the server.',
  }),

  badOffsets: (edits: number): string =>
    `Nothing was saved. In this gold the offsets of ${counted(edits, EDITS)} are bad:`,
  badEdit: (line: number | undefined, found: ReactElement, expected: ReactElement): ReactElement => (
    <>
      line {line}: {found}, expected {expected}
    </>
  ),
  andMore: (more: number): string => `and ${more} more`,
  leaveOut: (edits: number): string => `Upload it anyway, leaving out ${counted(edits, EDITS)}`,
  leftOutHint: 'The signature of each score then says how many were left out.',
};
