import type { SubmissionState } from '@stet/server';

export const STATES: Readonly<Record<SubmissionState, string>> = {
  waiting: 'being scored',
  scored: 'scored',
  stale: 'stale, being rescored',
  failed: 'failed',
  withdrawn: 'withdrawn',
};
