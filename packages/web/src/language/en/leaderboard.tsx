import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';

const { counted, integer } = speechOf('en');

const sentences = (count: number): string => counted(count, { one: 'sentence', other: 'sentences' });
const submissions = (count: number): string => counted(count, { one: 'submission', other: 'submissions' });

export const leaderboard = {
  sortBy: 'Sort by',
  title: 'Leaderboard',
  withAlternatives: 'With alternative answers',
  wanted: 'the leaderboard',
  notPublic: 'The leaderboard is not public yet.',
  scoring: (waiting: number): string =>
    `${counted(waiting, { one: 'submission is', other: 'submissions are' })} being scored; stale scores are not ranked until then.`,
  errorType: 'Error type',
  allTypes: 'all',
  warning:
    'Read this one with care. Only teams that proposed answers could have them accepted, so their scores rise more than those of others: the comparison is biased. For later work, compare with the first leaderboard, as the organisers of CoNLL-2013 and 2014 advise (Ng et al. 2013, 2014).',
  outdated: (at: ReactNode): ReactElement => (
    <>This table is from {at}. A new one is being computed and will appear here.</>
  ),
  showCounts: 'Show counts',
  allScores: (title: string): string => `${title}: all scores`,
  totals: (sentenceCount: number, systemCount: number, submissionCount: number, goldVersion: number): string =>
    `${sentences(sentenceCount)}, ${counted(systemCount, { one: 'system', other: 'systems' })}, ${submissions(submissionCount)}, gold version ${goldVersion}. All scores in percent.`,
  reproduce: 'Reproduce',
  yourTeam: 'your team',
  notRanked: 'Not ranked',
  /** Why a team is not ranked; why scoring failed is told by the server. */
  reasons: {
    waiting: 'It is being scored, or waits for the gold.',
    scored: 'It has no score by the official metric.',
    stale: 'The gold or the metrics have changed; it is being scored again.',
    withdrawn: 'It was withdrawn.',
  },
  column: {
    rank: 'Rank',
    team: 'Team',
    cluster: 'Cluster',
    submissions: 'Submissions',
    submitted: 'Submitted',
    interval: (percent: number): string => `${percent} % interval`,
    recallOf: (type: string): string => `R of ${type}`,
    precisionOf: (type: string): string => `P of ${type}`,
    partOf: (part: number, whole: number): string => `${integer(part)} of ${integer(whole)}`,
  },
  percent: 'percent',
  ranks: 'Ranks',
  ranksInDraws: (percent: number): string => `ranks in ${percent} % of the draws`,
  oneBand: 'Systems in one band cannot be told apart.',
  intervals: (percent: number, resamples: number, count: number): string =>
    `Lines: ${percent} % intervals from ${integer(resamples)} draws of the ${sentences(count)}.`,
  ofType: (type: string, metric: string): string =>
    `Edits of type ${type} alone. They may be few, so small differences mean little; ranks and clusters are those of ${metric}.`,
  take: 'Copy or download the table',
  formats: { text: 'Text', markdown: 'Markdown', latex: 'LaTeX', csv: 'CSV', json: 'JSON' },
  as: (title: string, format: string): string => `${title} as ${format}`,
};
