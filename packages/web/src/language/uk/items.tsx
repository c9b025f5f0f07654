import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('uk');

export const items: Words['items'] = {
  count: (count) => counted(count, { one: 'завдання', few: 'завдання', many: 'завдань', other: 'завдання' }),
  which: 'Які завдання',
  kinds: { all: 'Усі', flagged: 'Позначені', skipped: 'Пропущені' },
  theItems: 'завдання',
  none: 'Немає.',
  earlier: 'Раніші',
  later: 'Пізніші',
  sentence: (sentence) => `речення ${sentence}`,
  flags: (count) => `⚑ ${counted(count, { one: 'позначка', few: 'позначки', many: 'позначок', other: 'позначки' })}`,
  skips: (count) => counted(count, { one: 'пропуск', few: 'пропуски', many: 'пропусків', other: 'пропуску' }),

  theJudgments: 'оцінки',
  outputsAndScores: (item) => `Варіанти завдання ${item} та їхні бали`,
  outputsAndRanks: (item) => `Варіанти завдання ${item} та їхні ранги`,
  scores: (scales) => `Бали: ${scales.join(' · ')}`,
  output: 'Варіант',
  systems: 'Системи',
  judgeColumn: (judge, isModel, isRepeated) => (
    <>
      {judge}
      {isModel && ' (модель)'}
      {isRepeated && ' (повторно)'}
    </>
  ),
  said: ({ judge, moment, time, skippedFor, isChanged, isFlagged }) => (
    <>
      {judge}, {moment}, {time ?? 'модель'}
      {skippedFor !== undefined && `: пропущено (${skippedFor})`}
      {isChanged && ', згодом змінено'}
      {isFlagged && ', ⚑ позначено'}
    </>
  ),
  noReason: 'без причини',
};
