import type { Scores } from './direct-assessment/scores.js';
import type { JudgedEdit, TokenSpan } from './judged-edit.js';

/** Systems whose outputs are the same text, shown to the judge as one, and where the judge put it. */
export interface RankedOutput {
  /** In alphabetical order. */
  readonly systems: readonly string[];
  /** 1 is best; equal ranks are ties, and ranks may be left out. */
  readonly rank: number;
  /**
   * In direct assessment, how good the judge found the output, from 0 to 100 on each scale. All outputs of a ranking are
   * scored on the same scales, and ranked by the mean over them.
   */
  readonly scores?: Scores | undefined;
  /** What the judge said of each of its edits, in their order; absent where edits were not judged. */
  readonly edits?: readonly JudgedEdit[] | undefined;
}

/** How the two outputs of a ranking came to be compared. */
export interface PairDrawing {
  /** All pairs of systems alike; or first those whose order is least sure by the judgments before. */
  readonly by: 'even' | 'adaptive';
  /** How likely the pair of systems was to be drawn, given all draws and judgments before. */
  readonly probability: number;
}

/** What one judge said about the outputs shown for one sentence (Grundkiewicz et al. 2015, section 4.2). */
export interface Ranking {
  /** Counted from 0. */
  readonly sentence: number;
  readonly judge: string;
  /** Where the judge is a model; absent for people. */
  readonly judgeKind?: 'model' | undefined;
  /** None when the judge skipped the item. */
  readonly outputs: readonly RankedOutput[];
  /** The name of the sampled set of outputs; the same set may be given to several judges. */
  readonly item?: string;
  /** How long the judge took. */
  readonly seconds?: number;
  /** Where two outputs were drawn to be compared. */
  readonly drawing?: PairDrawing;
  /** Errors of the source that the judge marked. */
  readonly missed?: readonly TokenSpan[] | undefined;
}
