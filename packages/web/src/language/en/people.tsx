import { speechOf } from '@stet/charts';
import type { ReactElement } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted } = speechOf('en');

/** How many judgments a ranking by people stands on. */
export interface RankingCounts {
  readonly rankings: number;
  readonly pairs: number;
  readonly runs: number;
}

export const people = {
  againstPeople: 'Metrics against people',
  metric: 'Metric',
  pearson: 'Pearson r',
  spearman: 'Spearman ρ',
  kendall: 'Kendall τ-b',
  systems: 'Systems',
  intervals: (percent: number): string =>
    `In brackets: ${percent} % intervals from resamples of the systems. With few systems they are wide.`,

  byPeople: 'By people',
  expectedWins: 'Expected Wins',
  rankRange: (percent: number): string => `rank range, ${percent} %`,
  caption: ({ rankings, pairs, runs }: RankingCounts): string =>
    `${counted(rankings, { one: 'judgment', other: 'judgments' })}, ${counted(pairs, { one: 'pair', other: 'pairs' })} of systems; ranges from ${counted(runs, { one: 'resample', other: 'resamples' })}. Systems in one band cannot be told apart.`,
  metricAndPeople: (metric: string): string => `${metric} and people`,
  eachSystem: 'Each system by people and by metrics',
  system: 'System',
  inPercent: 'Metrics in percent, against the gold without alternative answers.',
  tooFewSystems: 'Not enough systems: a correlation needs at least three that are both judged and scored.',

  title: 'People',
  judgeToo: (link: WrapText): ReactElement => <>People judge these submissions, too: {link('people and metrics')}.</>,
  whyPeople:
    'A metric says how far a system agrees with the gold, not how good its sentences are. Judges who rank the outputs can tell you that; afterwards you see how far they and the metrics agree.',
  begin: 'Have people judge these submissions',
  twoTeams: 'Submissions of two teams are needed.',

  peopleAndMetrics: 'People and metrics',
  openCampaign: (link: WrapText): ReactElement => (
    <>
      {link('Open the campaign')}: its judges, its judgments, their agreement. Everybody sees this page once the
      campaign is closed.
    </>
  ),
  stillJudging: 'People are judging these submissions. The results appear when they are done.',
  whatPeopleSay: 'what people say',
  nobodyYet: 'Nobody has judged anything yet.',
};
