import { speechOf, type ChartWords } from '@stet/charts';

const speech = speechOf('de');
const { counted, integer } = speech;

const sentences = { one: 'Satz', other: 'Sätze' };
/** After `von`. */
const ofSentences = { one: 'Satz', other: 'Sätzen' };

export const charts: ChartWords = {
  speech,

  system: 'System',
  interval: (low, high) => `${low} bis ${high}`,
  intervalColumn: 'Intervall',
  empty: 'Noch nichts zu zeigen.',
  numbers: 'Die Zahlen',
  numbersOf: (title) => `${title}: die Zahlen`,
  of: 'Von',

  curves: {
    highestAt: (curve, value, at) => `${curve}: ${value} bei ${at}`,
    at: (value, at) => `${value} bei ${at}`,
    ends: (curve, yUnit, xUnit, first, last) => `${curve}, ${yUnit} über ${xUnit}: von ${first} bis ${last}`,
    endsAndHighest: (curve, yUnit, xUnit, first, last, highest) =>
      `${curve}, ${yUnit} über ${xUnit}: von ${first} bis ${last}, am höchsten ${highest}`,
  },

  histogram: {
    bar: (unit, label, count, what) => `${unit} ${label}: ${count} ${what}`,
  },

  multiples: {
    between: (value, low, high) => `${value}, zwischen ${low} und ${high}`,
  },

  precisionRecall: {
    notDrawn: (systems) => `Nicht gezeichnet, weil nichts richtig ist: ${systems}.`,
    system: 'System',
    equal: (f) => `gleiches ${f}`,
    precision: 'Präzision',
    recall: 'Recall',
    title: 'Präzision über Recall',
    point: (system, precision, recall, f, value) =>
      `${system}: Präzision ${precision}, Recall ${recall}, ${f} ${value}`,
    precisionAxis: 'Präzision, Prozent',
    recallAxis: 'Recall, Prozent',
  },

  ranks: {
    cluster: 'Gruppe',
    clusterColumn: 'Gruppe',
    score: 'Wert',
    rank: 'Rang',
    rankByScore: 'Rang nach Wert',
    rangeColumn: (name) => `Spanne: ${name}`,
    otherwise: 'sonst',
    described: (system, score, value, ranks, cluster) =>
      `${system}: ${score} ${value}, Rang ${ranks}, Gruppe ${cluster}`,
    describedBoth: (system, score, value, ranks, otherRange, otherRanks, cluster) =>
      `${system}: ${score} ${value}, Rang ${ranks}, ${otherRange} ${otherRanks}, Gruppe ${cluster}`,
  },

  scatter: {
    over: (yUnit, xUnit) => `${yUnit} über ${xUnit}`,
    range: (count, xLow, xHigh, yLow, yHigh) =>
      `${counted(count, { one: 'Punkt', other: 'Punkte' })}, waagerecht von ${xLow} bis ${xHigh}, senkrecht von ${yLow} bis ${yHigh}`,
    system: 'System',
    outlier: 'Ausreißer',
    outlierColumn: 'Ausreißer',
    yes: 'ja',
    no: 'nein',
    nearestLine: 'nächste Gerade',
    withoutOutliers: 'ohne Ausreißer',
  },

  matrix: {
    against: 'gegen',
    againstColumn: 'Gegen',
    won: 'Gewonnen',
    mark: 'Zeichen',
    judge: 'Bewertende Person',
    comparisons: 'Vergleiche',
    interval95: '95-%-Intervall',
    withInterval: (n, interval) => `n = ${n}, 95-%-Intervall ${interval}`,
    shareOf: (percent, of) => `${percent} % von ${of}`,
    inPercent: (name) => `${name}, Prozent`,
    better: 'Besser',
    worse: 'Schlechter',
    betterThan: 'besser als',
    bold: (bounds) => `fett und getönt: ${bounds}`,
  },

  explorer: {
    source: 'Original',
    output: 'Ausgabe',
    asSource: 'wie das Original',
    emptyLine: 'eine leere Zeile',
    nothing: 'nichts zu korrigieren, nichts geändert',
    counts: (correct, proposed, gold) => `${correct} richtig, ${proposed} vorgeschlagen, ${gold} im Goldstandard`,
    annotator: (number) => `Annotation ${number}`,
    outcomes: {
      matched: 'getroffen',
      missed: 'übersehen',
      unneeded: 'unnötig',
      right: 'alles richtig',
      unchanged: 'unverändert',
      wrong: 'falsch',
    },
    optional: 'optional',
    or: ' oder ',
    instead: (change, wanted) => `${change}, nicht ${wanted}`,
    typeByMetric: 'der Typ, den die Metrik vergibt',
    mayStand: 'laut Annotation könnte auch das Original stehen bleiben',
    search: 'Suchen',
    searchHint: 'Original, Ausgabe, Korrektur',
    onlyWith: 'Nur Sätze mit',
    different: 'verschiedene Ausgaben',
    goTo: 'Gehe zu',
    oneTo: (last) => `1 bis ${last}`,
    compareWith: 'Vergleichen mit',
    noOther: 'keinem anderen',
    keys: 'Tasten',
    keyHelp: (outcomes) => [
      ['↓ ↑ oder j k', 'nächster und voriger Satz'],
      ['Pos1, Ende', 'erster und letzter Satz'],
      ['/', 'suchen'],
      ['g', 'zu einem Satz nach seiner Nummer gehen'],
      [`1 bis ${outcomes}`, 'ein Ergebnis zeigen oder weglassen, der Reihe nach'],
      ['d', 'nur wo sich die beiden Systeme unterscheiden'],
      ['Esc', 'zurück zu den Sätzen; den offenen schließen'],
    ],
    types: 'Fehlertypen',
    recalled: ['Änderungen von ', ', gemessen an denen des Goldstandards von jedem Typ'],
    ofGold: (correct, gold) => `${correct} von ${gold}`,
    ofGoldWrong: (correct, gold, wrong) => `${correct} von ${gold}, ${wrong} falsch`,
    sentences: 'Sätze',
    sentence: (number) => `Satz ${number}`,
    none: 'Keine Sätze.',
    noMatch: 'Kein Satz passt.',
    looking: (total) => `${counted(total, sentences)} werden durchsucht …`,
    all: (total) => `${counted(total, sentences)}.`,
    allWithout: (total, hidden) => `${counted(total, sentences)}; Satz ${integer(hidden)} ist nicht darunter.`,
    found: (found, total) => `${found} von ${counted(total, ofSentences)}.`,
    foundWithout: (found, total, hidden) =>
      `${found} von ${counted(total, ofSentences)}; Satz ${integer(hidden)} ist nicht darunter.`,
    failed: 'Einige Sätze konnten nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    showAll: 'Alle zeigen',
    shown: (shown, total, shownSystems, systems) =>
      `Gezeigt: ${integer(shown)} von ${counted(total, ofSentences)}, ${shownSystems} von ${counted(systems, { one: 'System', other: 'Systemen' })}. Der Rest, Suche und Filter brauchen JavaScript, das dieser Browser nicht ausführt.`,
  },
};
