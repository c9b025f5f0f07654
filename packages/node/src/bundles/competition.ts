/** A competition as `competition.yaml` of a Codabench bundle describes it, version 2. Paths are those of the bundle. */
export interface Competition {
  readonly title: string;
  readonly description: string;
  /** Whether everybody who asks may take part. */
  readonly autoApprove: boolean;
  readonly contact: string;
  readonly image: string | undefined;
  readonly terms: string | undefined;
  readonly dockerImage: string | undefined;
  readonly pages: readonly CompetitionPage[];
  readonly tasks: readonly CompetitionTask[];
  readonly phases: readonly CompetitionPhase[];
  readonly leaderboards: readonly CompetitionBoard[];
}

export interface CompetitionPage {
  readonly title: string;
  readonly file: string;
}

export interface CompetitionTask {
  readonly index: number;
  readonly name: string;
  readonly description: string;
  readonly inputData: string | undefined;
  readonly referenceData: string | undefined;
  readonly scoringProgram: string | undefined;
  readonly ingestionProgram: string | undefined;
}

export interface CompetitionPhase {
  readonly name: string;
  readonly description: string;
  /** Milliseconds since 1970; Codabench reads dates as UTC. */
  readonly start: number;
  /** Undefined for a last phase that never ends. */
  readonly end: number | undefined;
  /** Of a participant; undefined for no limit. */
  readonly maxSubmissions: number | undefined;
  readonly maxSubmissionsPerDay: number | undefined;
  /** Indexes of tasks. */
  readonly tasks: readonly number[];
}

/** Which submission of a participant stands on the board. */
export const SUBMISSION_RULES = [
  'Add',
  'Add_And_Delete',
  'Add_And_Delete_Multiple',
  'Force_Last',
  'Force_Latest_Multiple',
  'Force_Best',
] as const;
export type SubmissionRule = (typeof SUBMISSION_RULES)[number];

export interface CompetitionBoard {
  readonly title: string;
  readonly key: string;
  readonly rule: SubmissionRule;
  readonly hidden: boolean;
  /** In the order in which they are shown; the first one ranks. */
  readonly columns: readonly CompetitionColumn[];
}

export interface CompetitionColumn {
  readonly title: string;
  /** Under which the scoring program writes its score. */
  readonly key: string;
  readonly sorting: 'asc' | 'desc';
  /** Computed by Codabench from other columns. */
  readonly isComputed: boolean;
}
