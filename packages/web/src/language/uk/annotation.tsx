import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer, decimal } = speechOf('uk');

const essays = (count: number): string => counted(count, { one: 'твір', few: 'твори', many: 'творів', other: 'твору' });
const marks = (count: number): string =>
  counted(count, { one: 'позначка', few: 'позначки', many: 'позначок', other: 'позначки' });
const sentences = (count: number): string =>
  counted(count, { one: 'речення', few: 'речення', many: 'речень', other: 'речення' });
const types = (count: number): string => counted(count, { one: 'тип', few: 'типи', many: 'типів', other: 'типу' });

export const annotation: Words['annotation'] = {
  wanted: {
    annotators: 'анотатори',
    essays: 'твори',
    settings: 'налаштування',
    comparison: 'порівняння',
  },

  essays: {
    title: 'Твори',
    add: 'Додати твори',
    hint: 'звичайний текст із порожнім рядком між абзацами та «# » перед назвою, NUCLE SGML або JSON',
    table: 'Твори й анотатори',
    essay: 'Твір',
    words: 'Слова',
    remove: 'Вилучити',
    removeNamed: (unseen, name) => <>Вилучити{unseen(`: ${name}`)}</>,
    notBegun: 'не розпочато',
    marks,
    states: { open: 'розпочато', done: 'готово' },
    added: (count) => `додано ${essays(count)}`,
    kept: (count) => `уже було: ${integer(count)}`,
    replaced: (count) => `замінено: ${integer(count)}`,
    leftAside: (count) => `без анотацій: ${integer(count)}; вивантажте їх через API для певного анотатора`,
  },

  annotators: {
    title: 'Анотатори',
    intro:
      'Кожен анотатор має особисте посилання й позначає всі твори. Вони працюють незалежно: ніхто не бачить чужих позначок, доки ви не відкриєте порівняння.',
    name: 'Ім’я',
    add: 'Додати анотатора',
    linkOf: (name) => `Посилання: ${name}`,
    personal: 'Воно особисте.',
    progress: (done, open, markCount) => `готово: ${essays(done)}, розпочато: ${integer(open)}, ${marks(markCount)}`,
    progressSaved: (done, open, markCount, savedAt) => (
      <>
        готово: {essays(done)}, розпочато: {integer(open)}, {marks(markCount)}, востаннє збережено {savedAt}
      </>
    ),
    noLink: 'без посилання',
    kept: 'Позначки збережено.',
  },

  comparison: {
    title: 'Порівняння',
    none: 'Двох анотаторів порівнюють, коли обоє завершили той самий твір.',
    first: 'Перший',
    second: 'Другий',
    of: (first, second, essayCount, sentenceCount, tokens) => (
      <>
        {first} і {second}, {essays(essayCount)}, {sentences(sentenceCount)},{' '}
        {counted(tokens, { one: 'токен', few: 'токени', many: 'токенів', other: 'токена' })}.
      </>
    ),
    kappa: 'κ Коена, токени в позначках',
    kappaWithInsertions: 'κ з місцями між токенами',
    explained: (both, firstOnly, secondOnly) =>
      `κ показує, наскільки обоє, понад випадковість, згодні щодо того, які токени слід виправити (Ng et al. 2014, розділ 6.1). Для двох анотаторів CoNLL-2014 це ${decimal(0.43, 2)}. Обоє позначили токенів: ${integer(both)}, лише перший: ${integer(firstOnly)}, лише другий: ${integer(secondOnly)}.`,
    same: 'однаково',
    otherType: 'те саме виправлення, інший тип',
    otherCorrection: 'ті самі слова, інше виправлення',
    otherSpan: 'слова перетинаються',
    alone: 'лише один',
    show: 'Показати',
    all: 'усі речення з позначками',
    shown: sentences,
    essay: (name) => <>твір {name}</>,
    paragraph: (number) => `абзац ${number}`,
    sentence: (number) => `речення ${number}`,
    marksIn: (essay, paragraph, sentence) => `Позначки: твір ${essay}, абзац ${paragraph}, речення ${sentence}`,
    outcome: 'Результат',
    leftAsIs: 'залишено як є',
    notCompared: (count) => `не порівнюється: ${marks(count)}`,
  },

  export: {
    title: 'Експорт',
    marksOf: 'Чиї позначки',
    everybody: 'усіх',
    note: 'Лише готові твори. Кілька файлів надходять одним файлом tar; у NUCLE окремий файл для кожного анотатора.',
  },

  gold: {
    title: 'Еталон',
    intro: 'Готові твори стають вихідним текстом змагання, а позначки в них — його еталоном.',
    replaces: 'Еталон уже є: новий замінить його, і все буде обчислено заново.',
    make: 'Створити еталон',
    again: 'Створити еталон знову',
    made: (version, sentenceCount, edits, essayCount) =>
      `Версія еталона ${version}: ${sentences(sentenceCount)}, ${counted(edits, { one: 'правка', few: 'правки', many: 'правок', other: 'правки' })}, ${essays(essayCount)}.`,
    leftOut: (names) => `Не готово й не враховано: ${names}.`,
    notInGold: (count) => `немає в еталоні: ${marks(count)}`,
  },

  guidance: {
    title: 'Що повідомити анотаторам',
    compare: 'Анотатори можуть порівнювати готові твори',
    instructions: 'Інструкція',
    changed: 'інструкція',
  },

  types: {
    title: 'Типи помилок',
    own: (count) => `${types(count)}, ваші власні`,
    conll: (count) => `${types(count)}, з CoNLL-2014`,
    upload: 'Власні типи',
    hint: 'JSON: [{"tag": "Sp", "name": "Правопис", "description": "Слово написано неправильно."}, …]',
    useConll: 'Узяти типи CoNLL-2014',
  },
};
