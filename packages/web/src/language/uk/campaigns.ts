import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('uk');

export const campaigns: Words['campaigns'] = {
  backupHint: 'експортована з огляду',
  backupText:
    'З неї постане нова кампанія з усім, що є в резервній копії, крім посилань оцінювачів, які ви створите заново.',
  campaign: 'кампанія',
  campaigns: 'кампанії',
  change: { close: 'Закрити', pause: 'Призупинити', reopen: 'Відкрити знову', resume: 'Продовжити' },
  intro:
    'У кампанії люди ранжують варіанти систем речення за реченням, і з їхніх оцінок постає ранжування систем. Потрібні вихідний текст і варіанти щонайменше двох систем, одне речення на рядок.',
  judges: (count) => counted(count, { one: 'оцінювач', few: 'оцінювачі', many: 'оцінювачів', other: 'оцінювача' }),
  nameHint: 'Її бачать і оцінювачі.',
  newCampaign: 'Нова кампанія',
  next: {
    closed: 'Перегляньте ранжування й експортуйте його.',
    paused: 'Продовжте, коли оцінювачам можна буде працювати далі.',
    makeLinks: 'Створіть посилання для оцінювачів.',
    toGo: (count) => `Залишилося ${counted(count, { one: 'оцінка', few: 'оцінки', many: 'оцінок', other: 'оцінки' })}.`,
    allIn: 'Усі оцінки зібрано: закрийте кампанію.',
    uploadSource: 'Вивантажте вихідний текст.',
    uploadOutputs: 'Вивантажте варіанти щонайменше двох систем.',
    choosePlan: 'Виберіть план вибірки.',
    makeLinksThenStart: 'Створіть посилання для оцінювачів, а тоді розпочніть.',
    previewThenStart: 'Перегляньте все очима оцінювача, а тоді розпочніть.',
  },
  progressOf: (name) => `Перебіг: ${name}`,
  rooms: 'Розділи кампанії',
  roomTitles: { dashboard: 'Огляд', items: 'Завдання', judges: 'Оцінювачі', settings: 'Налаштування' },
  sentences: (count) => counted(count, { one: 'речення', few: 'речення', many: 'речень', other: 'речення' }),
  start: {
    button: 'Розпочати',
    title: 'Розпочати кампанію?',
    confirm: 'Розпочати зараз',
    noLinks: 'Ще ніхто не має посилання; створити їх можна й пізніше.',
    canBegin: (judges) =>
      `Одразу можуть узятися до роботи: ${counted(judges, { one: 'оцінювач', few: 'оцінювачі', many: 'оцінювачів', other: 'оцінювача' })}.`,
    cannotChange: (items) =>
      `Після цього завдання (${items}), тексти, план і вправи змінити не можна: кампанія вже ніколи не стане чернеткою.`,
    unsavedLost: 'Незбережені зміни буде втрачено.',
  },
  states: { draft: 'готується', running: 'триває', paused: 'призупинено', closed: 'закрито' },
  systems: (count) => counted(count, { one: 'система', few: 'системи', many: 'систем', other: 'системи' }),
  title: 'Кампанії',
};
