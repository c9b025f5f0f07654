import { speechOf } from './speech.js';

const speech = speechOf('en');
const { counted, integer } = speech;

const sentences = { one: 'sentence', other: 'sentences' };

/** The words of the charts, the explorer and the tables, in English. */
export const english = {
  speech,

  system: 'System',
  interval: (low: string, high: string): string => `${low} to ${high}`,
  intervalColumn: 'interval',
  empty: 'Nothing to show yet.',
  numbers: 'The numbers',
  numbersOf: (title: string): string => `${title}: the numbers`,
  of: 'Of',

  curves: {
    highestAt: (curve: string, value: string, at: string): string => `${curve}: ${value} at ${at}`,
    at: (value: string, at: string): string => `${value} at ${at}`,
    ends: (curve: string, yUnit: string, xUnit: string, first: string, last: string): string =>
      `${curve}, ${yUnit} over ${xUnit}: from ${first} to ${last}`,
    endsAndHighest: (
      curve: string,
      yUnit: string,
      xUnit: string,
      first: string,
      last: string,
      highest: string,
    ): string => `${curve}, ${yUnit} over ${xUnit}: from ${first} to ${last}, highest ${highest}`,
  },

  histogram: {
    bar: (unit: string, label: string, count: string, what: string): string => `${unit} ${label}: ${count} ${what}`,
  },

  multiples: {
    between: (value: string, low: string, high: string): string => `${value}, between ${low} and ${high}`,
  },

  precisionRecall: {
    notDrawn: (systems: string): string => `Not drawn, because nothing is right: ${systems}.`,
    system: 'system',
    equal: (f: string): string => `equal ${f}`,
    precision: 'Precision',
    recall: 'Recall',
    title: 'Precision over recall',
    point: (system: string, precision: string, recall: string, f: string, value: string): string =>
      `${system}: precision ${precision}, recall ${recall}, ${f} ${value}`,
    precisionAxis: 'precision, percent',
    recallAxis: 'recall, percent',
  },

  ranks: {
    cluster: 'cluster',
    clusterColumn: 'Cluster',
    score: 'score',
    rank: 'rank',
    rankByScore: 'rank by score',
    rangeColumn: (name: string): string => `Range: ${name}`,
    otherwise: 'otherwise',
    described: (system: string, score: string, value: string, ranks: string, cluster: number): string =>
      `${system}: ${score} ${value}, rank ${ranks}, cluster ${cluster}`,
    describedBoth: (
      system: string,
      score: string,
      value: string,
      ranks: string,
      otherRange: string,
      otherRanks: string,
      cluster: number,
    ): string => `${system}: ${score} ${value}, rank ${ranks}, ${otherRange} ${otherRanks}, cluster ${cluster}`,
  },

  scatter: {
    over: (yUnit: string, xUnit: string): string => `${yUnit} over ${xUnit}`,
    range: (count: number, xLow: string, xHigh: string, yLow: string, yHigh: string): string =>
      `${counted(count, { one: 'point', other: 'points' })}, from ${xLow} to ${xHigh} across and from ${yLow} to ${yHigh} up`,
    system: 'system',
    outlier: 'outlier',
    outlierColumn: 'Outlier',
    yes: 'yes',
    no: 'no',
    nearestLine: 'nearest line',
    withoutOutliers: 'without outliers',
  },

  matrix: {
    against: 'against',
    againstColumn: 'Against',
    won: 'Won',
    mark: 'Mark',
    judge: 'Judge',
    comparisons: 'Comparisons',
    interval95: '95 % interval',
    withInterval: (n: number, interval: string): string => `n = ${n}, 95 % interval ${interval}`,
    shareOf: (percent: string, of: number): string => `${percent} % of ${of}`,
    inPercent: (name: string): string => `${name}, percent`,
    better: 'Better',
    worse: 'Worse',
    betterThan: 'better than',
    bold: (bounds: string): string => `bold and tinted: ${bounds}`,
  },

  explorer: {
    source: 'Source',
    output: 'Output',
    asSource: 'as the source',
    emptyLine: 'an empty line',
    nothing: 'nothing to correct, nothing changed',
    counts: (correct: number, proposed: number, gold: number): string =>
      `${correct} correct, ${proposed} proposed, ${gold} gold`,
    annotator: (number: number): string => `annotator ${number}`,
    outcomes: {
      matched: 'matched',
      missed: 'missed',
      unneeded: 'unneeded',
      right: 'all right',
      unchanged: 'unchanged',
      wrong: 'wrong',
    },
    optional: 'optional',
    /** Between corrections of which either will do. */
    or: ' or ',
    instead: (change: string, wanted: string): string => `${change}, not ${wanted}`,
    typeByMetric: 'the type that the metric gives it',
    mayStand: 'the annotator would also let the source stand',
    search: 'Search',
    searchHint: 'source, outputs, corrections',
    onlyWith: 'Only sentences with',
    different: 'different outputs',
    goTo: 'Go to',
    oneTo: (last: number): string => `1 to ${last}`,
    compareWith: 'Compare with',
    noOther: 'no other',
    keys: 'Keys',
    keyHelp: (outcomes: number): readonly (readonly [keys: string, does: string])[] => [
      ['↓ ↑ or j k', 'next and previous sentence'],
      ['Home, End', 'first and last sentence'],
      ['/', 'search'],
      ['g', 'go to a sentence by its number'],
      [`1 to ${outcomes}`, 'show or leave out an outcome, in their order'],
      ['d', 'only where the two systems differ'],
      ['Esc', 'back to the sentences; close the open one'],
    ],
    types: 'Error types',
    /** What stands before the name of the system, and after it. */
    recalled: ['Edits that ', ' made, of the gold edits of each type'],
    ofGold: (correct: string, gold: string): string => `${correct} of ${gold}`,
    ofGoldWrong: (correct: string, gold: string, wrong: string): string => `${correct} of ${gold}, ${wrong} wrong`,
    sentences: 'Sentences',
    sentence: (number: number): string => `Sentence ${number}`,
    none: 'No sentences.',
    noMatch: 'No sentence matches.',
    looking: (total: number): string => `Looking through ${counted(total, sentences)} …`,
    all: (total: number): string => `${counted(total, sentences)}.`,
    allWithout: (total: number, hidden: number): string =>
      `${counted(total, sentences)}; sentence ${integer(hidden)} is not among them.`,
    found: (found: string, total: number): string => `${found} of ${counted(total, sentences)}.`,
    foundWithout: (found: string, total: number, hidden: number): string =>
      `${found} of ${counted(total, sentences)}; sentence ${integer(hidden)} is not among them.`,
    failed: 'Some sentences could not be loaded.',
    tryAgain: 'Try again',
    showAll: 'Show all',
    /** On a page without scripts. */
    shown: (shown: number, total: number, shownSystems: number, systems: number): string =>
      `Shown: ${integer(shown)} of ${integer(total)} sentences, ${shownSystems} of ${systems} systems. The rest, search and filters need JavaScript, which this browser does not run.`,
  },
};
