import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';
import { protocols } from './judging-protocols.js';

const { counted, list, plural } = speechOf('uk');

const LATER =
  'Кілька таких завдань з’явиться без попередження, щоб побачити, хто читає уважно. У жодному ранжуванні вони не враховуються.';

/** In the accusative, as after «на». */
const itemInSentence = (item: Parameters<Words['judging']['lookAt']>[0]): string =>
  item === undefined ? 'завдання' : `${item.practice ? 'вправу' : 'завдання'} ${item.countedNumber}`;

const EDITS = { one: 'правки', few: 'правок', many: 'правок', other: 'правки' };

const EDITS_MADE = { one: 'правка', few: 'правки', many: 'правок', other: 'правки' };

const VERDICT_FORMS = {
  right: { one: 'правильна', few: 'правильні', many: 'правильних', other: 'правильної' },
  wrong: { one: 'неправильна', few: 'неправильні', many: 'неправильних', other: 'неправильної' },
  unnecessary: { one: 'зайва', few: 'зайві', many: 'зайвих', other: 'зайвої' },
};

export const judging: Words['judging'] = {
  protocols,
  checks: {
    noticed: `Це була перевірка уваги, і ви це помітили: один із двох варіантів — це другий, у якому бракує слів або вони не на місці. ${LATER}`,
    missed: `Це була перевірка уваги: один із двох варіантів — це другий, у якому бракує слів або вони не на місці, тож він не може бути таким самим добрим. Дочитуйте кожен варіант до кінця. ${LATER}`,
  },

  opening: 'Відкриваємо кімнату оцінювання …',
  failed: 'Сервер не відповідає',

  room: 'Кімната оцінювання',
  welcome: (judge, request) => (
    <>
      Вітаємо, {judge}. Ви побачите речення людей, які вивчають мову, кожне з кількома виправленнями. {request} Ніхто не
      бачить, хто яке з них зробив.
    </>
  ),
  stopWhenever: (practiceLeft) => {
    const stop = 'Зупиняйтеся, коли захочете: ваші відповіді зберігаються, і це посилання поверне вас сюди.';
    if (practiceLeft === 0) return stop;
    const practice = counted(practiceLeft, { one: 'вправи', few: 'вправ', many: 'вправ', other: 'вправ' });
    return practiceLeft === 1
      ? `${stop} Ви починаєте з вправи, яка не враховується.`
      : `${stop} Ви починаєте з ${practice}, які не враховуються.`;
  },
  begin: 'Почати',
  beginPractice: 'Почати вправу',

  share: 'Ваша частка',
  marks: 'Позначки',
  instructions: 'Інструкції',
  keys: [
    [['Enter'], 'зберегти й перейти далі'],
    [['Backspace'], 'повернутися'],
    [['?'], 'показати ці інструкції'],
  ],
  keyOfMarks: [[['M'], 'показати або сховати позначки']],
  useKeys: 'Користуватися цими клавішами',

  itemName: ({ practice, countedNumber }) => `${practice ? 'Вправа' : 'Завдання'} ${countedNumber}`,
  skipped: 'пропущено',
  toNext: 'До наступного завдання',
  onlyYours: {
    expected: 'завдання',
    found: 'таке, якого вам не давали',
    remedy: 'Відкрити можна лише завдання, які вам дано.',
  },
  source: 'Вихідне речення',
  emptyLine: '(порожній рядок)',
  output: (letter) => `Варіант ${letter}`,

  goOn: 'Далі',
  saveAndGoOn: 'Зберегти й далі',
  back: 'Назад',
  more: 'Пропустити, позначити …',
  flag: 'Позначити це завдання для організатора',
  comment: 'Коментар',
  skipBecause: 'Пропустити, бо',
  chooseReason: 'виберіть причину',
  skip: 'Пропустити',
  skipReasons: {
    'not-a-sentence': 'Це не речення',
    'cannot-tell': 'Я не можу сказати, що краще',
    offensive: 'Образливий або особистий вміст',
    other: 'Інша причина (вкажіть її в коментарі)',
  },

  noItem: {
    finished: ['Усе зроблено', 'Вам більше нема чого оцінювати. Дякуємо: усі відповіді в організатора.'],
    waiting: [
      'Зараз вільних завдань немає',
      'Решта завдань в інших оцінювачів. Якщо якесь повернуть, воно саме з’явиться тут.',
    ],
    paused: [
      'Призупинено',
      'Організатор призупинив вашу роботу. Ваші відповіді в безпеці; ця сторінка сама продовжить.',
    ],
    'not-running': ['Не відкрито', 'Кампанія не триває. Ця сторінка сама продовжить, коли вона почнеться.'],
  },
  itemComes: ['Хвилинку', 'Наступне завдання вже надходить …'],
  notSentYet: [
    'Ще не надіслано',
    'Ваші останні відповіді збережено на цьому пристрої. Сторінка продовжить, коли їх отримає сервер.',
  ],
  tally: (judged, skipped) => (skipped === 0 ? `Оцінено: ${judged}` : `Оцінено: ${judged}, пропущено: ${skipped}`),
  lookAgain: 'Ще раз переглянути останнє завдання',

  practice: 'Вправа',
  ours: (answer) => (
    <>
      <b>Ми сказали б:</b> {answer}
    </>
  ),
  yours: (answer) => (
    <>
      <b>Ви сказали:</b> {answer}
    </>
  ),
  practiceIsOver: (
    <>
      <b>Тепер це рахується.</b> Вправи скінчилися: починаючи з цього завдання, ваші відповіді входять до оцінювання.
    </>
  ),

  conflict: (theirs, mine) => (
    <>
      <b>На це завдання відповіли в іншому вікні.</b> Чинна та відповідь: {theirs} Відповідь звідси: {mine}
    </>
  ),
  noAnswer: 'немає відповіді.',
  skippedFor: (reason) => `пропущено (${reason}).`,
  keepTheirs: 'Залишити ту',
  keepMine: 'Взяти відповідь звідси',
  notKept: (item, isAnsweredElsewhere) =>
    isAnsweredElsewhere
      ? `Вашу відповідь на ${itemInSentence(item)} не збережено: відповідь дано також в іншому вікні.`
      : `Вашу відповідь на ${itemInSentence(item)} не збережено.`,
  lookAt: (item) => `Переглянути ${itemInSentence(item)}`,
  notSaved: 'Цю відповідь не вдалося зберегти.',

  outputsToRank: 'Варіанти для ранжування',
  rankOfOutput: (letter) => `Ранг варіанта ${letter}`,
  rankInWords: (rank, worst) =>
    rank === 1 ? `${rank}, найкращий` : rank === worst ? `${rank}, найгірший` : String(rank),
  rankingSoFar: (ranks) => `Ранжування на цю мить. ${ranks}`,
  rankedOf: (ranked, all) => `упорядковано ${ranked} з ${all}`,
  placeName: (rank, worst) =>
    rank === null ? 'ще ні' : rank === 1 ? `${rank} кращий` : rank === worst ? `${rank} гірший` : String(rank),
  ranked: (rank, letters) => `Ранг ${rank}: ${list(letters)}.`,
  notRanked: (letters) => `Без рангу: ${list(letters)}.`,
  rankFirst: (letters) => `Спершу дайте ранг: ${letters.join(', ')}.`,

  outputsToCompare: 'Варіанти для порівняння',
  whichIsBetter: 'Яке виправлення краще?',
  pairVerdicts: { first: 'A краще', equal: 'Рівноцінні', second: 'B краще' },
  nothingYet: 'Ще нічого',
  sayWhichIsBetter: 'Скажіть, яке краще, або що вони рівноцінні.',
  drawing: 'Добір пар',
  drawings: {
    even: 'Рівномірно: порівнювати всі пари систем однаково часто',
    adaptive: 'Адаптивно: частіше порівнювати системи, порядок яких найменш певний',
  },

  outputsToScore: 'Варіанти для оцінювання',
  scoredOf: (scored, all) => `оцінено ${scored} з ${all}`,
  scalesLegend: 'Шкали',
  scales: {
    grammaticality: {
      title: 'Граматичність',
      name: 'граматичність',
      question: 'Чи правильна граматика?',
      anchors: ['неможливо прочитати', 'кілька помилок', 'жодної помилки'],
    },
    fluency: {
      title: 'Природність',
      name: 'природність',
      question: 'Чи читається це природно?',
      anchors: ['так ніхто не каже', 'незграбно', 'як оригінал'],
    },
    meaning: {
      title: 'Зміст',
      name: 'зміст',
      question: 'Чи сказано те, що мав на увазі автор?',
      anchors: ['сказано інше', 'сказано частину', 'сказано все'],
    },
  },
  scaleOfOutput: (title, letter, unseen) => (
    <>
      {title}
      {unseen(`, варіант ${letter}`)}
    </>
  ),
  scoreOf: (score, most) => `${score} зі ${most}`,
  notSet: 'не вибрано',
  scoreFirst: (letter, scales) => `Спершу оцініть варіант ${letter}: ${list(scales)}.`,
  allScoresClose: (tolerance) =>
    `Усі відрізняються від наших не більш як на ${counted(tolerance, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}: чудово.`,
  someScoresFar: ({ close, all, tolerance, letter, scale, distance }) =>
    `${close} з ${all} відрізняються від наших не більш як на ${counted(tolerance, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}; найдалі — ${letter}${scale === undefined ? '' : ` (${scale})`}, на ${distance}.`,

  outputsToJudge: 'Варіанти, які треба оцінити й упорядкувати',
  editVerdicts: { right: 'правильна', wrong: 'неправильна', unnecessary: 'зайва' },
  notJudged: 'не оцінено',
  chooseVerdict: 'виберіть оцінку',
  rank: 'Ранг',
  replaced: (before, after) => `«${before}» → «${after}»`,
  editsJudged: (judged, all) =>
    all === 0 ? 'Немає правок для оцінювання' : `оцінено ${judged} з ${all} ${plural(all, EDITS)}`,
  judgeChangesFirst: (letter) => `Спершу оцініть усі правки варіанта ${letter}.`,
  verdictsCounted: (letter, counts) => {
    const phrases = counts.map(
      ([verdict, count]) => `${count} ${plural(count, VERDICT_FORMS[verdict])} ${plural(count, EDITS_MADE)}`,
    );
    return `У варіанті ${letter} ${list(phrases)}.`;
  },
  noEdits: (letter) => `У варіанті ${letter} нічого не змінено.`,
  errorsMarked: (count) =>
    `Позначено ${counted(count, { one: 'пропущену помилку', few: 'пропущені помилки', many: 'пропущених помилок', other: 'пропущеної помилки' })}.`,
  agreeOnEdits: (same, all) => `Ви згодні з нами щодо ${same} з ${all} ${plural(all, EDITS)}.`,
  somethingMissing: '(тут чогось бракує)',
  markMissed: (marked) =>
    marked === 0 ? 'Позначити пропущені помилки' : `Позначити пропущені помилки: позначено ${marked}`,
  markMissedHint: 'Натисніть неправильне слово або знак вставки між двома словами, де чогось бракує.',
  markMissedKeys: 'З клавіатури: ← і → пересувають, пробіл позначає.',
  wordsAndGaps: 'Слова вихідного речення та проміжки між ними',
  nothingMarked: 'Нічого не позначено.',
  marked: (errors) => `Позначено: ${errors.join('; ')}.`,
  wrongWords: (text) => `«${text}»`,
  missingBefore: (word) => `бракує перед «${word}»`,
  missingAtEnd: 'бракує в кінці',
};
