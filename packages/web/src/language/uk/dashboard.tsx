import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('uk');

const BANDS = 'Системи в одній смузі не можна розрізнити; тонкі смужки — діапазони, якщо вибирати цілі речення.';

const neededFor = (method: string, difference: string): string =>
  `Скільки оцінок ще треба, щоб розрізнити сусідів у ранжуванні вгорі (${method}) у чотирьох випадках із п’яти, якщо оцінювачі працюватимуть так само. Різниця — це ${difference}, зі стандартною похибкою.`;

export const dashboard: Words['dashboard'] = {
  agreement: {
    title: 'Узгодженість',
    fetched: 'узгодженість',
    onOrder: 'Щодо порядку, у якому бали розташовують варіанти, так наче їх ранжували:',
    between: 'κ між оцінювачами',
    themselves: 'κ оцінювачів із самими собою',
    matrix: 'κ Коена для кожної пари оцінювачів',
    matrixCaption: (fewest) =>
      `На діагоналі: кожен оцінювач із самим собою, на повторених завданнях. * менше ніж ${fewest} порівнянь.`,
    comparisons: (count) =>
      counted(count, { one: 'порівняння', few: 'порівняння', many: 'порівнянь', other: 'порівняння' }),
  },
  bothWays: {
    title: 'Ранжування обома способами',
    without: 'Без відсторонених оцінювачів',
    withAll: 'З усіма оцінювачами',
  },
  drawing: {
    title: 'Як вибирали пари',
    fetched: 'вибір пар',
    intro:
      'Кожен вибір записано разом з його ймовірністю. Адаптивний вибір частіше порівнює деякі пари систем; ваги, тобто обернені ймовірності, це врівноважують.',
    table: 'Порівняння кожної пари систем',
    compared: 'Порівняно',
    evenly: 'За рівного вибору',
    ratio: 'Відношення',
    weight: 'Середня вага',
    allEven: (even) => `Усі оцінені досі пари (${integer(even)}) вибрано рівномірно.`,
    someAdaptive: (even, adaptive) =>
      `З оцінених досі пар рівномірно вибрано ${integer(even)}, а там, де порядок був найменш певний, — ${integer(adaptive)}.`,
  },
  edits: {
    title: 'Правки',
    fetched: 'оцінки правок',
    missed: 'Помилки, позначені у вихідних реченнях',
    gaps: (count) => `з них ${integer(count)} там, де чогось бракує`,
    table: 'Оцінки правок',
    caption: 'Правку, спільну для кількох систем, зараховано кожній із них.',
    right: 'Правильні',
    wrong: 'Хибні',
    unnecessary: 'Зайві',
    shareRight: 'Частка правильних',
    total: 'Усі, кожна правка раз',
  },
  export: {
    title: 'Експорт',
    formats: {
      xml: 'Оцінки в XML',
      csv: 'CSV',
      jsonl: 'JSON Lines',
      seeda: 'Файли SEEDA',
      html: 'Звіт як сторінка',
      backup: 'Резервна копія всього',
    },
    incomplete: 'Не кожен формат містить усе:',
    losses: 'Чого немає у форматах',
    leavesOut: (format, losses) => (
      <>
        {format} не містить такого: {losses}.
      </>
    ),
    note: (code) => (
      <>
        Відсторонених вами оцінювачів у цих файлах немає, як і моделей, якщо ви їх не врахували, але в резервній копії
        вони є. {code('stet rank')} читає перші три формати.
      </>
    ),
  },
  flagged: {
    title: 'Позначені завдання',
    fetched: 'позначки',
    none: 'Немає.',
    sentence: (number) => `речення ${integer(number)}`,
  },
  headToHead: {
    title: 'Один на один',
    fetched: 'порівняння',
    matrix: 'Порівняння, у яких перемогла система зі стовпця',
    caption:
      'Системи впорядковано за Expected Wins. Частка вирішених порівнянь, без нічиїх. ⋆ p ≤ 0,10, † p ≤ 0,05, ‡ p ≤ 0,01 за двобічним критерієм знаків.',
  },
  imported: 'Оцінки імпортовано. Ось що довелося з’ясувати або не вдалося прочитати так, як малося на увазі:',
  includeModels: 'Враховувати моделі в результатах нижче',
  means: {
    caption: 'Середні бали',
    name: (ranking) => `Середні бали: ${ranking}`,
    mean: 'Середнє',
    zOf: (scale) => `${scale}, z`,
    note: (confidence) =>
      `z: середнє балів, стандартизованих для кожного оцінювача, з інтервалом ${confidence}. Середнє: балів, як їх поставлено, від 0 до 100.`,
    constant: (judges) =>
      `Ці оцінювачі весь час ставили той самий бал, який не відрізняє жодної системи від іншої й рахується як 0: ${judges}.`,
  },
  method: 'Метод',
  methods: {
    'direct-assessment': 'Пряме оцінювання',
    'expected-wins': 'Expected Wins',
    trueskill: 'TrueSkill',
    'bradley-terry': 'Bradley–Terry',
  },
  noJudgments: (title) => `${title}: оцінок немає`,
  nothingYet: 'Ранжування, узгодженість та інше з’являться з першою оцінкою.',
  nothingBeforeStart: 'До початку тут нічого немає.',
  progress: {
    title: 'Перебіг',
    fetched: 'перебіг',
    made: 'Зроблені оцінки',
    onScreen: (count) =>
      `зараз на екранах: ${counted(count, { one: 'завдання', few: 'завдання', many: 'завдань', other: 'завдання' })}`,
    skipped: (count) => `пропущено: ${integer(count)}`,
    flagged: (count) => `позначено: ${integer(count)}`,
    table: 'Перебіг роботи кожного оцінювача',
    columns: {
      judge: 'Оцінювач',
      share: 'Частка',
      judged: 'Оцінено',
      skipped: 'Пропущено',
      median: 'Медіана часу',
      mean: 'Середній час',
      last: 'Остання відповідь',
    },
    paused: 'призупинено',
    setAside: 'відсторонено',
  },
  ranking: {
    title: 'Ранжування',
    fetched: 'ранжування',
    byRank: 'Системи за рангом',
    range: (confidence) => `діапазон рангів, ${confidence}`,
    bySentence: 'за реченнями',
    caption: {
      pairs: (judgments, pairs, resamples) =>
        `Оцінок: ${integer(judgments)}, пар систем: ${integer(pairs)}; діапазони з ${integer(resamples)} вибірок. ${BANDS}`,
      scored: (judgments, outputs, resamples) =>
        `Оцінок: ${integer(judgments)}, варіантів із балами: ${integer(outputs)}; діапазони з ${integer(resamples)} вибірок. ${BANDS}`,
    },
  },
  scale: 'Шкала',
  scoreAgreement: {
    name: 'Узгодженість балів',
    caption: 'Щодо балів',
    outputs: 'Варіанти',
    alpha: 'α балів',
    alphaOfZ: 'α z',
    correlation: 'Кореляція',
    again: 'Оцінено знову',
    difference: 'Різниця',
    note: 'Варіанти: оцінені щонайменше двома оцінювачами. α — Кріппендорфа, 1 за повної згоди і 0, коли все випадкове: балів, як їх поставлено, і z, балів, стандартизованих для кожного оцінювача, за якими ранжуються системи. Кореляція: середнє r Пірсона за парами оцінювачів. Різниця: на скільки балів у середньому помиляється оцінювач, коли варіант трапляється знову.',
  },
  separation: {
    title: 'Скільки ще оцінок',
    fetched: 'приблизні підрахунки',
    intro: {
      'expected-wins': (method) => neededFor(method, 'різниця їхніх Expected Wins'),
      'bradley-terry': (method) => neededFor(method, 'різниця їхніх сил за Bradley–Terry, як логарифмів'),
      'direct-assessment': (method) => neededFor(method, 'різниця їхніх середніх z'),
    },
    table: 'Сусіди в ранжуванні',
    better: 'Краща',
    worse: 'Гірша',
    difference: 'Різниця',
    further: 'Ще оцінок',
    toldApart: 'розрізнено',
    moreThan: (limit) => `понад ${integer(limit)}`,
  },
  system: 'Система',
};
