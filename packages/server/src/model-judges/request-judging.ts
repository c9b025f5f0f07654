export const MODEL_JUDGING = 'model-judging';

/** A stretch of a run of questions to a model. */
export interface ModelJob {
  readonly judge: string;
  /** Which run it belongs to; where that is over, the job does nothing. */
  readonly run: number;
}
