import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('uk');

export const leaderboard: Words['leaderboard'] = {
  sortBy: 'Упорядкувати за',
  title: 'Таблиця результатів',
  withAlternatives: 'З альтернативними відповідями',
  wanted: 'таблиця результатів',
  notPublic: 'Таблицю результатів ще не оприлюднено.',
  scoring: (waiting) =>
    `${counted(waiting, { one: 'подання обчислюється', few: 'подання обчислюються', many: 'подань обчислюються', other: 'подання обчислюються' })}; застарілі показники доти не ранжуються.`,
  errorType: 'Тип помилки',
  allTypes: 'усі',
  warning:
    'Читайте цю таблицю обережно. Прийняти могли лише відповіді команд, які їх запропонували, тож їхні показники зростають більше, ніж в інших: порівняння упереджене. У подальших роботах порівнюйте з першою таблицею, як радять організатори CoNLL-2013 і 2014 (Ng et al. 2013, 2014).',
  outdated: (at) => <>Ця таблиця — станом на {at}. Нова обчислюється і з’явиться тут.</>,
  showCounts: 'Показати кількості',
  allScores: (title) => `${title}: усі показники`,
  totals: (sentenceCount, systemCount, submissionCount, goldVersion) =>
    `${counted(sentenceCount, { one: 'речення', few: 'речення', many: 'речень', other: 'речення' })}, ${counted(systemCount, { one: 'система', few: 'системи', many: 'систем', other: 'системи' })}, ${counted(submissionCount, { one: 'подання', few: 'подання', many: 'подань', other: 'подання' })}, версія еталона ${goldVersion}. Усі показники у відсотках.`,
  reproduce: 'Відтворити',
  yourTeam: 'ваша команда',
  notRanked: 'Без рангу',
  /** Why a team is not ranked; why scoring failed is told by the server. */
  reasons: {
    waiting: 'Обчислюється або чекає на еталон.',
    scored: 'Немає показника за офіційною метрикою.',
    stale: 'Еталон чи метрики змінилися; показник обчислюється заново.',
    withdrawn: 'Подання відкликано.',
  },
  column: {
    rank: 'Ранг',
    team: 'Команда',
    cluster: 'Група',
    submissions: 'Подання',
    submitted: 'Подано',
    interval: (percent) => `${percent} % інтервал`,
    recallOf: (type) => `R для ${type}`,
    precisionOf: (type) => `P для ${type}`,
    partOf: (part, whole) => `${integer(part)} з ${integer(whole)}`,
  },
  percent: 'відсотки',
  ranks: 'Ранги',
  ranksInDraws: (percent) => `ранги у ${percent} % вибірок`,
  oneBand: 'Системи в одній смузі не розрізнити.',
  intervals: (percent, resamples, count) =>
    `Лінії: ${percent} % інтервали з ${counted(resamples, { one: 'вибірки', few: 'вибірок', many: 'вибірок', other: 'вибірки' })} із ${counted(count, { one: 'речення', few: 'речень', many: 'речень', other: 'речення' })}.`,
  ofType: (type, metric) =>
    `Лише правки типу ${type}. Їх може бути мало, тож невеликі відмінності мало що означають; ранги й групи — за ${metric}.`,
  take: 'Скопіювати чи завантажити таблицю',
  formats: { text: 'Текст', markdown: 'Markdown', latex: 'LaTeX', csv: 'CSV', json: 'JSON' },
  as: (title, format) => `${title}: ${format}`,
};
