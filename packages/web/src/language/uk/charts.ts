import { speechOf, type ChartWords } from '@stet/charts';

const speech = speechOf('uk');
const { counted, integer } = speech;

const sentences = { one: 'речення', few: 'речення', many: 'речень', other: 'речення' };
/** After `з`. */
const ofSentences = { one: 'речення', few: 'речень', many: 'речень', other: 'речення' };

export const charts: ChartWords = {
  speech,

  system: 'Система',
  interval: (low, high) => `від ${low} до ${high}`,
  intervalColumn: 'інтервал',
  empty: 'Поки що немає чого показати.',
  numbers: 'Числа',
  numbersOf: (title) => `${title}: числа`,
  of: 'З',

  curves: {
    highestAt: (curve, value, at) => `${curve}: ${value} при ${at}`,
    at: (value, at) => `${value} при ${at}`,
    ends: (curve, yUnit, xUnit, first, last) => `${curve}, ${yUnit} залежно від ${xUnit}: від ${first} до ${last}`,
    endsAndHighest: (curve, yUnit, xUnit, first, last, highest) =>
      `${curve}, ${yUnit} залежно від ${xUnit}: від ${first} до ${last}, найвище ${highest}`,
  },

  histogram: {
    bar: (unit, label, count, what) => `${unit} ${label}: ${count} ${what}`,
  },

  multiples: {
    between: (value, low, high) => `${value}, між ${low} і ${high}`,
  },

  precisionRecall: {
    notDrawn: (systems) => `Не намальовано, бо нічого правильного: ${systems}.`,
    system: 'система',
    equal: (f) => `однакове ${f}`,
    precision: 'Точність',
    recall: 'Повнота',
    title: 'Точність залежно від повноти',
    point: (system, precision, recall, f, value) =>
      `${system}: точність ${precision}, повнота ${recall}, ${f} ${value}`,
    precisionAxis: 'точність, відсотки',
    recallAxis: 'повнота, відсотки',
  },

  ranks: {
    cluster: 'група',
    clusterColumn: 'Група',
    score: 'показник',
    rank: 'ранг',
    rankByScore: 'ранг за показником',
    rangeColumn: (name) => `Діапазон: ${name}`,
    otherwise: 'інакше',
    described: (system, score, value, ranks, cluster) =>
      `${system}: ${score} ${value}, ранг ${ranks}, група ${cluster}`,
    describedBoth: (system, score, value, ranks, otherRange, otherRanks, cluster) =>
      `${system}: ${score} ${value}, ранг ${ranks}, ${otherRange} ${otherRanks}, група ${cluster}`,
  },

  scatter: {
    over: (yUnit, xUnit) => `${yUnit} залежно від ${xUnit}`,
    range: (count, xLow, xHigh, yLow, yHigh) =>
      `${counted(count, { one: 'точка', few: 'точки', many: 'точок', other: 'точки' })}, від ${xLow} до ${xHigh} по горизонталі та від ${yLow} до ${yHigh} по вертикалі`,
    system: 'система',
    outlier: 'викид',
    outlierColumn: 'Викид',
    yes: 'так',
    no: 'ні',
    nearestLine: 'найближча пряма',
    withoutOutliers: 'без викидів',
  },

  matrix: {
    against: 'проти',
    againstColumn: 'Проти',
    won: 'Виграно',
    mark: 'Позначка',
    judge: 'Оцінювач',
    comparisons: 'Порівняння',
    interval95: '95 % інтервал',
    withInterval: (n, interval) => `n = ${n}, 95 % інтервал ${interval}`,
    shareOf: (percent, of) => `${percent} % з ${of}`,
    inPercent: (name) => `${name}, відсотки`,
    better: 'Краща',
    worse: 'Гірша',
    betterThan: 'краща за',
    bold: (bounds) => `жирним і з тлом: ${bounds}`,
  },

  explorer: {
    source: 'Оригінал',
    output: 'Варіант',
    asSource: 'як в оригіналі',
    emptyLine: 'порожній рядок',
    nothing: 'нічого виправляти, нічого не змінено',
    counts: (correct, proposed, gold) => `правильних ${correct}, запропонованих ${proposed}, в еталоні ${gold}`,
    annotator: (number) => `анотатор ${number}`,
    outcomes: {
      matched: 'влучно',
      missed: 'пропущено',
      unneeded: 'зайве',
      right: 'усе правильно',
      unchanged: 'без змін',
      wrong: 'хибно',
    },
    optional: 'необов’язково',
    or: ' або ',
    instead: (change, wanted) => `${change}, а не ${wanted}`,
    typeByMetric: 'тип, який дає метрика',
    mayStand: 'анотатор допускає й оригінал',
    search: 'Пошук',
    searchHint: 'оригінал, варіанти, правки',
    onlyWith: 'Лише речення, де',
    different: 'варіанти різняться',
    goTo: 'Перейти до',
    oneTo: (last) => `1–${last}`,
    compareWith: 'Порівняти з',
    noOther: 'жодною іншою',
    keys: 'Клавіші',
    keyHelp: (outcomes) => [
      ['↓ ↑ або j k', 'наступне й попереднє речення'],
      ['Home, End', 'перше й останнє речення'],
      ['/', 'пошук'],
      ['g', 'перейти до речення за номером'],
      [`від 1 до ${outcomes}`, 'показати чи приховати результат, за порядком'],
      ['d', 'лише там, де дві системи різняться'],
      ['Esc', 'назад до речень; закрити відкрите'],
    ],
    types: 'Типи помилок',
    recalled: ['Правки, які зробила система ', ', серед еталонних правок кожного типу'],
    ofGold: (correct, gold) => `${correct} з ${gold}`,
    ofGoldWrong: (correct, gold, wrong) => `${correct} з ${gold}, хибних ${wrong}`,
    sentences: 'Речення',
    sentence: (number) => `Речення ${number}`,
    none: 'Речень немає.',
    noMatch: 'Жодне речення не підходить.',
    looking: (total) => `Пошук: ${counted(total, sentences)} …`,
    all: (total) => `${counted(total, sentences)}.`,
    allWithout: (total, hidden) => `${counted(total, sentences)}; речення ${integer(hidden)} серед них немає.`,
    found: (found, total) => `${found} з ${counted(total, ofSentences)}.`,
    foundWithout: (found, total, hidden) =>
      `${found} з ${counted(total, ofSentences)}; речення ${integer(hidden)} серед них немає.`,
    failed: 'Деякі речення не вдалося завантажити.',
    tryAgain: 'Спробувати ще раз',
    showAll: 'Показати всі',
    shown: (shown, total, shownSystems, systems) =>
      `Показано ${integer(shown)} з ${counted(total, ofSentences)}, ${shownSystems} з ${counted(systems, { one: 'системи', few: 'систем', many: 'систем', other: 'системи' })}. Решта, пошук і фільтри потребують JavaScript, якого цей браузер не виконує.`,
  },
};
