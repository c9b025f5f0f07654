import type { ExploredSentence, ScoreDocument, Scoreboard, TableModel, TypeRecall } from '@stet/core/internal';

/** How many of the gold edits of each error type a system made. */
export interface SystemRecall {
  readonly system: string;
  readonly recalls: readonly TypeRecall[];
}

/** What the page shows of a scoring: plain data, as it comes from the worker. */
export interface ScoredTexts {
  /** What the tables of the page are made of, in its language. */
  readonly board: Scoreboard;
  /** As `stet score` prints them. */
  readonly tables: readonly TableModel[];
  /** As `stet score --json` prints it. */
  readonly document: ScoreDocument;
  /** As `stet score` prints them. */
  readonly warnings: readonly string[];
  /** Best system first; where there are gold edits, and no table by type of the metric itself. */
  readonly recall?: readonly SystemRecall[];
  /** The marks are of this metric. */
  readonly explored: {
    readonly metric: string;
    readonly sentences: readonly ExploredSentence[];
    /** True where there are no gold edits but those that were extracted from references. */
    readonly extracted: boolean;
  };
}
