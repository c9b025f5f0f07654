import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('uk');

const ESSAYS = { one: 'твір', few: 'твори', many: 'творів', other: 'твору' };
const marks = (count: number): string =>
  counted(count, { one: 'позначка', few: 'позначки', many: 'позначок', other: 'позначки' });

export const annotating: Words['annotating'] = {
  opening: 'Відкриваємо твори …',
  failed: 'Не вдалося відкрити ваші твори',
  essaysDone: 'Завершені твори',
  essays: (count) => counted(count, ESSAYS),
  essayOf: (essay, essays) => `твір ${essay} з ${essays}`,
  help: 'Довідка',
  howToJudge: 'Як оцінювати',
  howToMark: 'Як позначати',
  byKeys: 'Виберіть слова мишею або стрілками, тоді натисніть Enter.',
  byFingers: 'Торкніться слова, за потреби розширте вибір, тоді торкніться «Позначити».',
  essay: 'Твір',
  openingEssay: 'Відкриваємо твір …',
  comparison: 'Порівняння',

  toMark: 'Твори для позначання',
  hello: (annotator, left, all) => (
    <>
      Вітаємо, {annotator}.{' '}
      {all === 0
        ? 'Творів ще немає.'
        : left === 0
          ? 'Усі ваші твори завершено. Дякуємо.'
          : `Лишилося: ${counted(left, ESSAYS)}.`}{' '}
      Ті самі твори можуть позначати й інші. Ви працюєте незалежно, і ваші позначки бачить лише організатор.
    </>
  ),
  compare: (link) => <>{link('Порівняйте свої позначки')} з позначками іншого анотатора.</>,
  words: (count) => counted(count, { one: 'слово', few: 'слова', many: 'слів', other: 'слова' }),
  marks,
  states: { open: 'відкрито', done: 'завершено' },
  openToChange: 'відкрийте, щоб змінити позначки',

  conflict: (theirs, isDone, mine) => (
    <>
      <b>Цей твір позначали в іншому вікні.</b> Там у ньому {marks(theirs)}
      {isDone && ', і його завершено'}; тут {marks(mine)}. Позначки звідси не збережено.
    </>
  ),
  useTheirs: 'Взяти позначки звідти',
  keepMine: 'Залишити позначки звідси',
  notSaved: 'Останню зміну не вдалося зберегти.',

  corrected: 'Виправлено',
  reads: 'читається:',
  leftOut: (numbers) => `тут пропущено, бо вони перекриваються або неясні: ${numbers.join(', ')}`,
  essayNamed: (name) => `Твір ${name}`,
  atEnd: 'кінець абзацу',
  before: (word) => `перед ${word}`,

  keysIntro:
    'Проведіть мишею по словах або торкніться одного; вибираються цілі слова. Утримуйте Alt, щоб вибирати окремі символи. Позначка каже, що неправильно і що має бути замість цього. Позначки можуть перекриватися.',
  keys: [
    [['←', '→'], 'вибрати попереднє або наступне слово'],
    [['↑', '↓'], 'перейти до попереднього або наступного речення'],
    [['Shift', '← →'], 'вибрати більше або менше слів'],
    [['Alt', '← →'], 'вибрати окремі символи'],
    [['Enter'], 'позначити вибране'],
    [['i'], 'вставити щось перед ним'],
    [['Delete'], 'позначити для вилучення'],
    [['Alt', '1 … 6'], 'у формі: вибрати поширений тип'],
    [['Ctrl', 'Z'], 'скасувати; із Shift — повторити'],
    [['Esc'], 'зняти вибір'],
  ],

  selected: 'Вибрані слова',
  mark: 'Позначити',
  delete: 'Вилучити',
  insertBefore: 'Вставити перед',
  addBefore: 'Додати слово перед',
  addAfter: 'Додати слово після',
  undo: 'Скасувати',
  redo: 'Повторити',

  margin: 'Позначки',
  essayIsDone: 'Цей твір завершено, і його позначки в організатора. Щоб змінити їх, відкрийте його знову.',
  openAgain: 'Відкрити знову',
  doneWithEssay: 'Завершити цей твір',
  notFinished: 'Не закінчено:',
  noMarks: 'Позначок ще немає.',
  inserted: '(вставлено)',
  notInGold: (reason) => `Немає в еталоні: ${reason}.`,
  goldNotes: {
    'out of range': 'поза текстом',
    reversed: 'кінець стоїть перед початком',
    'crosses paragraphs': 'заходить в інший абзац',
    'crosses sentences': 'заходить в інше речення',
    'outside of sentences': 'лежить між реченнями',
    'changes nothing': 'нічого не змінює',
    'cuts a long token': 'розрізає дуже довге слово',
    'widened to tokens': 'розширено до цілих слів',
  },
  editMark: (number, unseen) => <>Змінити{unseen(` позначку ${number}`)}</>,
  removeMark: (number, unseen) => <>Вилучити{unseen(` позначку ${number}`)}</>,

  newMark: 'Нова позначка',
  changeMark: 'Змінити позначку',
  commonTypes: 'Поширені типи',
  insert: 'Вставити',
  correction: 'Виправлення',
  wordsDeleted: 'порожньо: слова буде вилучено',
  emptyToDelete: 'порожньо, щоб вилучити',
  comment: 'Коментар',
  change: 'Змінити',
  cancel: 'Скасувати',
  faults: {
    'out of range': 'Позначка поза твором.',
    reversed: 'Позначка закінчується до свого початку.',
    'crosses paragraphs': 'Позначка має лишатися в межах одного абзацу.',
    'cuts a character': 'Позначка розрізає символ навпіл.',
    'unknown type': 'Виберіть тип помилки.',
    'reads as a separator': '|| буде прочитано як два виправлення. Напишіть одне, без | на початку й у кінці.',
    'changes nothing': 'Виправлення збігається з текстом. Змініть його або лишіть це місце непозначеним.',
  },
};
