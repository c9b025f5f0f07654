import type { StetErrorDetails } from '@stet/core/internal';

/** Problems that are not about an input file read better as a plain sentence than as expected and found. */
const SENTENCES: Partial<Record<string, (problem: Pick<StetErrorDetails, 'expected' | 'found'>) => string>> = {
  BUSY: () => 'The server is busy.',
  DATABASE_UNREACHABLE: () => 'The server cannot reach its database.',
  INTERNAL: () => 'Something went wrong on the server.',
  LINK_EXPIRED: () => 'This link was used already or has expired.',
  NOT_FOUND: ({ expected }) => `There is no such ${expected.replace(/^an? /u, '')}.`,
  NOT_SIGNED_IN: () => 'You are not signed in.',
  PAGE_FAULT: ({ found }) => `Something went wrong on this page (${found}).`,
  TOO_MANY_REQUESTS: () => 'Too many requests came from your network.',
  UNKNOWN: ({ found }) => `Something other than Stet answered (${found}).`,
  UNREACHABLE: () => 'The server does not answer.',
};

/** What went wrong, as a sentence. */
export function problemSentence({ code, expected, found }: StetErrorDetails): string {
  return SENTENCES[code]?.({ expected, found }) ?? `Expected ${expected}, found ${found}.`;
}
