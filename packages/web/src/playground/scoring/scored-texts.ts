import type { ExploredSentence, ScoreDocument, TableModel } from '@stet/core/internal';
import type { SystemTypes } from './tables-by-type.js';

/** What the page shows of a scoring: plain data, as it comes from the worker. */
export interface ScoredTexts {
  readonly sentences: number;
  readonly systems: readonly string[];
  /** As `stet score` prints them. */
  readonly tables: readonly TableModel[];
  /** The same without types. */
  readonly boards: readonly TableModel[];
  readonly types: readonly SystemTypes[];
  /** As `stet score --json` prints it. */
  readonly document: ScoreDocument;
  readonly warnings: readonly string[];
  /** Where there are gold edits, and no table by type of the metric itself. */
  readonly recall?: TableModel;
  /** The marks are of this metric. */
  readonly explored: {
    readonly metric: string;
    readonly sentences: readonly ExploredSentence[];
    /** True where there are no gold edits but those that were extracted from references. */
    readonly extracted: boolean;
  };
}
