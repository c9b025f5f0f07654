/** The words of score tables, and how numbers are written in them. */
export interface ScoreTableWords {
  /** A number, which comes written as in English. */
  readonly figure: (english: string) => string;
  readonly system: string;
  readonly type: string;
  readonly level: string;
  readonly sentence: string;
  readonly annotator: string;
  readonly chunks: string;
  readonly levels: Readonly<Record<'detection' | 'recognition' | 'correction', string>>;
  readonly outcomes: Readonly<Record<'hit' | 'wrong' | 'under' | 'over', string>>;
  readonly withBonus: (part: string) => string;
  readonly bounds: (low: string, high: string) => string;
  readonly interval: (confidence: string) => string;
  readonly intervalOf: (confidence: string, part: string) => string;
  readonly versus: (system: string) => string;
  readonly versusNext: string;
  readonly byLevel: (metric: string) => string;
  readonly bySentence: (metric: string) => string;
  readonly byType: (metric: string) => string;
  readonly drawnIntervals: (resamples: string, seed: number) => string;
  readonly pValues: (trials: string) => string;
  readonly marks: string;
  /** What the marks are against, where several metrics are shown. */
  readonly marksAgainst: (baseline: string) => string;
  readonly countedTypes: string;
  readonly sharesOfTypes: string;
  readonly needlessTypes: string;
  readonly goldTypes: string;
}

/** The words that the command line prints. */
export const ENGLISH_SCORE_TABLES: ScoreTableWords = {
  figure: (english) => english,
  system: 'System',
  type: 'Type',
  level: 'Level',
  sentence: 'Sentence',
  annotator: 'Annotator',
  chunks: 'Chunks',
  levels: { detection: 'detection', recognition: 'recognition', correction: 'correction' },
  outcomes: { hit: 'Hit', wrong: 'Wrong', under: 'Under', over: 'Over' },
  withBonus: (part) => `${part} +bonus`,
  bounds: (low, high) => `${low} to ${high}`,
  interval: (confidence) => `${confidence} % interval`,
  intervalOf: (confidence, part) => `${confidence} % of ${part}`,
  versus: (system) => `vs ${system}`,
  versusNext: 'vs next',
  byLevel: (metric) => `${metric}: detection, recognition, correction`,
  bySentence: (metric) => `${metric}: each sentence by itself`,
  byType: (metric) => `${metric}: by error type`,
  drawnIntervals: (resamples, seed) =>
    `Intervals: the score on ${resamples} random draws of the sentences (bootstrap, seed ${seed}).`,
  pValues: (trials) =>
    `p: how often a difference as large comes from swapping the two systems' sentences at random (${trials} trials).`,
  marks: '* p < 0.05, ** p < 0.01, *** p < 0.001. Without a mark the difference may well be chance.',
  marksAgainst: (baseline) => `Marks: against ${baseline}.`,
  countedTypes: 'Right and missed edits count for the type that the gold gives them, wrong ones for their own.',
  sharesOfTypes:
    'Hit, wrong and under are shares of the chunks that need a correction, over of those that were changed. A chunk counts for each type of its edits, that of the gold where there is one.',
  needlessTypes:
    'The gold has types of its own, and needless changes have those of ERRANT. With gold-edits typed all edits have types of ERRANT.',
  goldTypes:
    'The gold has types of its own: the precision of these is 1. With gold-edits typed all edits have types of ERRANT.',
};
