import { speechOf } from '@stet/charts';
import type { ScoreTableWords } from '@stet/core/internal';
import type { Words } from '../catalogue.js';

const { counted, integer, list, written } = speechOf('uk');

const systemsAndSentences = (systems: number, sentences: number): string =>
  [
    counted(systems, { one: 'система', few: 'системи', many: 'систем', other: 'системи' }),
    counted(sentences, { one: 'речення', few: 'речення', many: 'речень', other: 'речення' }),
  ].join(', ');

const tables: ScoreTableWords = {
  figure: written,
  system: 'Система',
  type: 'Тип',
  level: 'Рівень',
  sentence: 'Речення',
  annotator: 'Анотатор',
  chunks: 'Фрагменти',
  levels: { detection: 'виявлення', recognition: 'розпізнавання', correction: 'виправлення' },
  outcomes: { hit: 'Влучно', wrong: 'Хибно', under: 'Замало', over: 'Забагато' },
  withBonus: (part) => `${part} +бонус`,
  bounds: (low, high) => `від ${low} до ${high}`,
  interval: (confidence) => `${confidence} % інтервал`,
  intervalOf: (confidence, part) => `${confidence} % для ${part}`,
  versus: (system) => `проти ${system}`,
  versusNext: 'проти наступної',
  byLevel: (metric) => `${metric}: виявлення, розпізнавання, виправлення`,
  bySentence: (metric) => `${metric}: кожне речення окремо`,
  byType: (metric) => `${metric}: за типом помилки`,
  drawnIntervals: (resamples, seed) =>
    `Інтервали: показник на випадкових вибірках речень, усього ${resamples} (бутстреп, початкове число ${seed}).`,
  pValues: (trials) =>
    `p: як часто така сама різниця виникає, якщо випадково міняти місцями речення двох систем (спроб: ${trials}).`,
  marks: '* p < 0,05, ** p < 0,01, *** p < 0,001. Без зірочки різниця цілком може бути випадковою.',
  marksAgainst: (baseline) => `Зірочки: порівняно з ${baseline}.`,
  countedTypes: 'Правильні й пропущені правки зараховано до типу, який їм дає еталон, хибні — до їхнього власного.',
  sharesOfTypes:
    '«Влучно», «хибно» й «замало» — частки фрагментів, які треба виправити, «забагато» — частка змінених. Фрагмент зараховано до кожного типу його правок, а саме до типу з еталона, якщо він є.',
  needlessTypes:
    'Еталон має власні типи, а зайві зміни мають типи ERRANT. З gold-edits typed усі правки мають типи ERRANT.',
  goldTypes: 'Еталон має власні типи: їхня точність дорівнює 1. З gold-edits typed усі правки мають типи ERRANT.',
};

export const playground: Words['playground'] = {
  addReference: 'Додати еталонний варіант',
  addSystem: 'Додати систему',
  backToDraft: 'Повернутися до моєї чернетки',
  bases: { references: 'Вихідний текст та еталонні варіанти', gold: 'Еталонні правки' },
  basisLegend: 'Що вважати правильним',
  baseline: 'Система для порівняння',
  byErrorType: 'За типом помилки',
  clear: {
    button: 'Очистити',
    title: 'Очистити сторінку?',
    question:
      'Усі тексти й налаштування на цій сторінці буде вилучено, як і чернетку, яку зберігає цей браузер. Скасувати це неможливо.',
    confirm: 'Очистити',
  },
  compareWith: 'Порівняти з',
  copyByHand: 'Ваш браузер не дозволив сторінці скопіювати його. Скопіюйте вручну.',
  defaultValue: (value) => `типово: ${value}`,
  defaultOfEachMetric: 'типово: власне значення кожної метрики',
  downloadFormats: { text: 'Текст', markdown: 'Markdown', latex: 'LaTeX', csv: 'CSV', json: 'JSON' },
  downloadScores: 'Завантажити показники',
  draftRefused:
    'Ваш браузер не дозволяє цій сторінці зберігати чернетку: тексти зникнуть, коли ви перезавантажите або закриєте сторінку.',
  draftTooLong: (most) =>
    `Ці тексти задовгі, щоб браузер міг їх зберегти (понад ${integer(most)} символів): вони зникнуть, коли ви перезавантажите або закриєте сторінку.`,
  empty: 'порожньо',
  example: {
    button: 'Завантажити приклад',
    title: 'Завантажити приклад?',
    question: 'Приклад замінить усі тексти на цій сторінці та чернетку, яку зберігає цей браузер.',
    confirm: 'Замінити мої тексти',
  },
  exploredEdits: (metric) => `Правки так, як їх читає ${metric}, порівняно з анотатором, якого вибрав показник.`,
  extractedEdits: (metric) =>
    `З обох боків — правки, здобуті з текстів так, як їх читає ${metric}; з кількох еталонних варіантів узято той, який вибрав показник.`,
  failed: {
    lacksEdits: 'з цими параметрами потрібні еталонні правки.',
    notLoaded: {
      analyser: 'тегер для англійської мови не завантажився. Перезавантажте сторінку, коли мережа знову запрацює.',
      stemmer: 'стемер не завантажився. Перезавантажте сторінку, коли мережа знову запрацює.',
      synonyms: 'таблиця синонімів не завантажилася. Перезавантажте сторінку, коли мережа знову запрацює.',
    },
  },
  files: 'Файли',
  filesHint: (formats) =>
    `еталон, вихідний текст, еталонні варіанти й системи разом; звичайний текст, ${formats}, стиснені gzip чи ні`,
  firstSystem: 'перша система',
  goldLabel: 'Еталон (M2)',
  intervalsAndTests: 'Довірчі інтервали й перевірки',
  intro:
    'Вставте те, що написали учні, що з цього зробила система і як має бути, або перетягніть сюди файли. Усе оцінюється в цьому браузері, і нічого його не залишає. Ваша чернетка теж зберігається в цьому браузері, доки ви її не очистите.',
  link: 'Посилання',
  linkCopied: (length) =>
    `Скопійовано, ${counted(length, { one: 'символ', few: 'символи', many: 'символів', other: 'символу' })}. Тексти містяться в самому посиланні, після #, і ця частина ніколи не надсилається на сервер. Хто має посилання, той має тексти.`,
  linkTooLong: (length, most) =>
    `Посилання мало б ${counted(length, { one: 'символ', few: 'символи', many: 'символів', other: 'символу' })}, а довші за ${integer(most)} дорогою часто обрізаються. Приберіть деякі речення чи системи або надішліть файли.`,
  linkedText: 'Цей текст надійшов із посиланням. Ваша власна чернетка зберігається, доки ви тут щось не зміните.',
  metrics: 'Метрики',
  missing: {
    gold: 'еталон у форматі M2',
    source: 'вихідний текст',
    reference: 'еталонний варіант',
    system: 'варіант системи',
    metric: 'метрика, яка підходить до цих текстів',
  },
  nameOfSystem: (number, unseen) => <>Назва{unseen(` системи ${number}`)}</>,
  needsGoldEdits: 'потрібні еталонні правки',
  needsResources: (resources) => `потрібно: ${list(resources)}; це читає лише командний рядок`,
  noMetric: 'Жодну метрику не вдалося застосувати.',
  noNumber: (metric, reason) => (
    <>
      Немає показника {metric}: {reason}
    </>
  ),
  openFile: (label, unseen) => <>Відкрити файл{unseen(` для: ${label}`)}</>,
  fileFor: (label) => `Файл для: ${label}`,
  optionsOfMetrics: 'Параметри метрик',
  optionRange: {
    words: 'слова без пробілів і ком, кожне не більше одного разу',
    number: {
      any: 'число',
      above: (least) => `число, більше за ${least}`,
      from: (least) => `число, не менше за ${least}`,
      between: (least, most) => `число від ${least} до ${most}`,
    },
    count: {
      any: 'ціле число',
      above: (least) => `ціле число, більше за ${least}`,
      from: (least) => `ціле число, не менше за ${least}`,
      between: (least, most) => `ціле число від ${least} до ${most}`,
    },
  },
  output: (number) => `Варіант ${number}`,
  outputHint: 'Що написала система, один рядок на речення',
  progress: 'Перебіг оцінювання',
  recall: 'Повнота за типом помилки',
  recallNote:
    'Порівняно з анотатором, якого показник вибрав для кожного речення, тож еталонні правки в систем можуть різнитися.',
  reference: (number) => `Еталонний варіант ${number}`,
  referenceHint: 'Ті самі речення, виправлені',
  removeReference: (number, unseen) => <>Вилучити{unseen(` еталонний варіант ${number}`)}</>,
  removeSystem: (number, unseen) => <>Вилучити{unseen(` систему ${number}`)}</>,
  resamples: 'Вибірки',
  resamplesHint: 'з речень',
  scored: (systems, sentences) => `Оцінено: ${systemsAndSentences(systems, sentences)}.`,
  scores: 'Показники',
  scoresAppear: 'Показники з’являються тут, поки ви пишете. Ще бракує:',
  scoring: 'Оцінювання …',
  scoringFailed: (detail) => <>Не вдалося оцінити: {detail}. Це помилка в Stet; будь ласка, повідомте про неї.</>,
  scoringFailedRemedy: 'Скопіюйте свій текст, якщо більше ніде його не маєте, а тоді перезавантажте сторінку.',
  seed: 'Початкове число',
  seedHint: 'те саме число дає ті самі вибірки',
  sentences: 'Речення за реченням',
  separatedBySpaces: 'через пробіл',
  shareLink: 'Скопіювати посилання з усім цим',
  showLine: (line) => `Показати рядок ${line}`,
  source: 'Вихідний текст',
  sourceHint: 'Що написали учні, одне речення на рядок',
  stillLoading: (metrics) => `Ще завантажується: ${metrics.join(', ')}.`,
  stillLoadingNeeds: (metrics) =>
    `Ще завантажується потрібне для: ${metrics.join(', ')}. Їхні показники з’являться самі.`,
  systems: 'Системи',
  tableTitle: (systems, sentences) => `${systemsAndSentences(systems, sentences)}, найкраща перша`,
  tables,
  title: 'Майданчик',
  typesOf: (system, metric) => `${system}: ${metric} за типом`,
  types: (count) => counted(count, { one: 'тип', few: 'типи', many: 'типів', other: 'типу' }),
  optionNames: {
    field: (flag) => `«${flag}»`,
    onCommandLine: (key) => `параметр ${key} командного рядка`,
  },
  warning: (detail) => <>Зауваження: {detail}</>,
  workerDidNotStart: 'робочий процес оцінювання не запустився',
};
