import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer } = speechOf('en');

export const dashboard = {
  agreement: {
    title: 'Agreement',
    fetched: 'the agreement',
    onOrder: 'On the order that the scores put outputs in, as if they had been ranked:',
    between: 'κ between judges',
    themselves: 'κ of judges with themselves',
    matrix: 'Cohen’s κ of each pair of judges',
    matrixCaption: (fewest: number): string =>
      `On the diagonal: each judge against themselves, on items shown again. * fewer than ${fewest} comparisons.`,
    comparisons: (count: number): string => counted(count, { one: 'comparison', other: 'comparisons' }),
  },
  bothWays: {
    title: 'The ranking both ways',
    without: 'Without the judges set aside',
    withAll: 'With all judges',
  },
  drawing: {
    title: 'How pairs were drawn',
    fetched: 'the drawing',
    intro:
      'Every draw is written down with its probability. Adaptive drawing compares some pairs of systems more often; weights, the inverse probabilities, undo that.',
    table: 'Comparisons of each pair of systems',
    compared: 'Compared',
    evenly: 'Even would be',
    ratio: 'Ratio',
    weight: 'Mean weight',
    allEven: (even: number): string => `All ${integer(even)} pairs judged so far were drawn evenly.`,
    someAdaptive: (even: number, adaptive: number): string =>
      `Of the pairs judged so far, ${integer(even)} were drawn evenly and ${integer(adaptive)} where the order was least sure.`,
  },
  edits: {
    title: 'Edits',
    fetched: 'the verdicts on edits',
    missed: 'Errors marked in sources',
    gaps: (count: number): string => `${integer(count)} where something is missing`,
    table: 'Verdicts on edits',
    caption: 'An edit that several systems share counts for each of them.',
    right: 'Right',
    wrong: 'Wrong',
    unnecessary: 'Unnecessary',
    shareRight: 'Share right',
    total: 'All, each edit once',
  },
  export: {
    title: 'Export',
    formats: {
      xml: 'Judgments XML',
      csv: 'CSV',
      jsonl: 'JSON Lines',
      seeda: 'SEEDA’s files',
      html: 'Report as a page',
      backup: 'Backup of everything',
    },
    incomplete: 'Not every format holds everything:',
    losses: 'What formats leave out',
    leavesOut: (format: ReactNode, losses: ReactNode): ReactElement => (
      <>
        {format} leaves out {losses}.
      </>
    ),
    note: (code: WrapText): ReactElement => (
      <>
        Judges whom you set aside are missing from these files, and models unless you include them, but not from the
        backup. {code('stet rank')} reads the first three.
      </>
    ),
  },
  flagged: {
    title: 'Flagged items',
    fetched: 'the flags',
    none: 'None.',
    sentence: (number: number): string => `sentence ${integer(number)}`,
  },
  headToHead: {
    title: 'Head to head',
    fetched: 'the comparisons',
    matrix: 'Comparisons won by the system of the column',
    caption:
      'Systems in the order of their Expected Wins. Share of the comparisons that were decided, ties aside. ⋆ p ≤ 0.10, † p ≤ 0.05, ‡ p ≤ 0.01 by a two-sided sign test.',
  },
  imported: 'The judgments are imported. This had to be found out, or could not be read as it was meant:',
  includeModels: 'Include model judges in the results below',
  means: {
    caption: 'Means of the scores',
    name: (ranking: string): string => `Means of the scores: ${ranking}`,
    mean: 'Mean',
    zOf: (scale: string): string => `${scale}, z`,
    note: (confidence: string): string =>
      `z: the mean of the scores, standardised for each judge, with its ${confidence} interval. Mean: of the scores as given, from 0 to 100.`,
    constant: (judges: string): string =>
      `These judges gave one and the same score throughout, which tells no system from another and counts as 0: ${judges}.`,
  },
  method: 'Method',
  methods: {
    'direct-assessment': 'Direct assessment',
    'expected-wins': 'Expected Wins',
    trueskill: 'TrueSkill',
    'bradley-terry': 'Bradley–Terry',
  },
  noJudgments: (title: string): string => `${title}: no judgments`,
  nothingYet: 'The ranking, the agreement and the rest appear with the first judgment.',
  nothingBeforeStart: 'There is nothing to see before the start.',
  progress: {
    title: 'Progress',
    fetched: 'the progress',
    made: 'Judgments made',
    onScreen: (count: number): string => `${counted(count, { one: 'item', other: 'items' })} on a screen now`,
    skipped: (count: number): string => `${integer(count)} skipped`,
    flagged: (count: number): string => `${integer(count)} flagged`,
    table: 'Progress of each judge',
    columns: {
      judge: 'Judge',
      share: 'Share',
      judged: 'Judged',
      skipped: 'Skipped',
      median: 'Median time',
      mean: 'Mean time',
      last: 'Last answer',
    },
    paused: 'paused',
    setAside: 'set aside',
  },
  ranking: {
    title: 'Ranking',
    fetched: 'the ranking',
    byRank: 'Systems by rank',
    range: (confidence: string): string => `rank range, ${confidence}`,
    bySentence: 'by sentence',
    caption: {
      pairs: (judgments: number, pairs: number, resamples: number): string =>
        `${integer(judgments)} judgments, ${integer(pairs)} pairs of systems; ranges from ${integer(resamples)} resamples. Systems in one band cannot be told apart; the thin bars are the ranges when whole sentences are drawn.`,
      scored: (judgments: number, outputs: number, resamples: number): string =>
        `${integer(judgments)} judgments, ${integer(outputs)} scored outputs; ranges from ${integer(resamples)} resamples. Systems in one band cannot be told apart; the thin bars are the ranges when whole sentences are drawn.`,
    },
  },
  scale: 'Scale',
  scoreAgreement: {
    name: 'Agreement on the scores',
    caption: 'On the scores',
    outputs: 'Outputs',
    alpha: 'α of scores',
    alphaOfZ: 'α of z',
    correlation: 'Correlation',
    again: 'Scored again',
    difference: 'Difference',
    note: 'Outputs: scored by two judges or more. α is Krippendorff’s, 1 where all agree and 0 where it is all chance: of the scores as given, and of z, the scores standardised for each judge, by which systems are ranked. Correlation: the mean of Pearson’s r over pairs of judges. Difference: how many points a judge is off, on average, when an output comes again.',
  },
  separation: {
    title: 'How many more judgments',
    fetched: 'the estimates',
    intro: {
      'expected-wins': (method: string): string =>
        `Judgments still needed to tell neighbours in the ranking above (${method}) apart in four cases out of five, if judges go on as they do now. The difference is that of their Expected Wins, with its standard error.`,
      'bradley-terry': (method: string): string =>
        `Judgments still needed to tell neighbours in the ranking above (${method}) apart in four cases out of five, if judges go on as they do now. The difference is that of their strengths by Bradley–Terry, as logarithms, with its standard error.`,
      'direct-assessment': (method: string): string =>
        `Judgments still needed to tell neighbours in the ranking above (${method}) apart in four cases out of five, if judges go on as they do now. The difference is that of their mean z, with its standard error.`,
    },
    table: 'Neighbours in the ranking',
    better: 'Better',
    worse: 'Worse',
    difference: 'Difference',
    further: 'Further judgments',
    toldApart: 'told apart',
    moreThan: (limit: number): string => `more than ${integer(limit)}`,
  },
  system: 'System',
};
