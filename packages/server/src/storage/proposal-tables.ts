/** The tables of alternative answers. */
export interface ProposalTables {
  readonly proposals: ProposalRow;
  readonly proposers: ProposerRow;
  readonly verdicts: VerdictRow;
}

/** A correction that teams consider right too: one question to the annotators, however many teams propose it. */
export interface ProposalRow {
  readonly id: string;
  readonly task_id: string;
  /** Index of the sentence, and its tokens from `first_token` up to `end_token`. */
  readonly sentence: number;
  readonly first_token: number;
  readonly end_token: number;
  readonly correction: string;
  readonly created_at: number;
  /** An organiser's decision, which overrides the annotators. */
  readonly decision: Decision | null;
}

export type Decision = 'accepted' | 'refused';

/** A submission that makes the proposed edit. */
export interface ProposerRow {
  readonly proposal_id: string;
  readonly submission_id: string;
  /** The annotator of the gold that the submission was scored against in this sentence. */
  readonly annotator: number;
  /** The error type that the team gives it. */
  readonly type: string;
  readonly comment: string;
  readonly created_at: number;
}

export interface VerdictRow {
  readonly proposal_id: string;
  readonly annotator_id: string;
  readonly verdict: Decision;
  readonly comment: string;
  readonly decided_at: number;
}
