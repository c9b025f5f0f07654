import { speechOf } from '@stet/charts';
import type { ReactElement } from 'react';
import type { ItemSaid } from '../../items/item-said.js';

const { counted } = speechOf('en');

export const items = {
  count: (count: number): string => counted(count, { one: 'item', other: 'items' }),
  which: 'Which items',
  kinds: { all: 'All', flagged: 'Flagged', skipped: 'Skipped' },
  theItems: 'the items',
  none: 'None.',
  earlier: 'Earlier',
  later: 'Later',
  sentence: (sentence: number): string => `sentence ${sentence}`,
  flags: (count: number): string => `⚑ ${counted(count, { one: 'flag', other: 'flags' })}`,
  skips: (count: number): string => counted(count, { one: 'skip', other: 'skips' }),

  theJudgments: 'the judgments',
  outputsAndScores: (item: number): string => `Outputs of item ${item} and their scores`,
  outputsAndRanks: (item: number): string => `Outputs of item ${item} and their ranks`,
  scores: (scales: readonly string[]): string => `Scores: ${scales.join(' · ')}`,
  output: 'Output',
  systems: 'Systems',
  judgeColumn: (judge: ReactElement, isModel: boolean, isRepeated: boolean): ReactElement => (
    <>
      {judge}
      {isModel && ' (model)'}
      {isRepeated && ' (again)'}
    </>
  ),
  said: ({ judge, moment, time, skippedFor, isChanged, isFlagged }: ItemSaid): ReactElement => (
    <>
      {judge}, {moment}, {time ?? 'a model'}
      {skippedFor !== undefined && `: skipped (${skippedFor})`}
      {isChanged && ', changed later'}
      {isFlagged && ', ⚑ flagged'}
    </>
  ),
  noReason: 'no reason',
};
