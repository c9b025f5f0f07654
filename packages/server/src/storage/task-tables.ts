import type { AuditAction } from '../audit/schemas.js';

/** The tables of shared tasks. */
export interface TaskTables {
  readonly tasks: TaskRow;
  readonly task_sources: TaskSourceRow;
  readonly golds: GoldRow;
  readonly teams: TeamRow;
  readonly submissions: SubmissionRow;
  readonly scorings: ScoringRow;
  readonly score_stats: ScoreStatsRow;
  readonly explored_pages: ExploredPageRow;
  readonly jobs: JobRow;
  readonly audit_entries: AuditRow;
}

export interface TaskRow {
  readonly id: string;
  readonly name: string;
  /** JSON: `TaskSettings`. */
  readonly settings: string;
  readonly created_at: number;
  /** Incremented with every change that a page of the task shows; computed results are cached by it. */
  readonly version: number;
  /**
   * Incremented with every change of the gold or the metrics; 0 without a gold. Scores against other versions are
   * stale.
   */
  readonly gold_version: number;
  /** The same for the gold with alternative answers. */
  readonly alternatives_version: number;
  /** Hash of the token in the link by which teams register; null if there is none. */
  readonly join_hash: string | null;
  /** The human evaluation of the submissions. */
  readonly campaign_id: string | null;
  /** The benchmark that it is a data set of. */
  readonly benchmark_id: string | null;
  /** Index of its track there; null without a benchmark. */
  readonly track: number | null;
}

/** The sentences that teams correct, one per line. They never change once somebody has handed in. */
export interface TaskSourceRow {
  readonly task_id: string;
  readonly lines: number;
  readonly content: string;
  /** JSON: `EssayText[]`, where each line is an essay that has a name; null for sentences. */
  readonly essays: string | null;
}

/** The gold as annotated, or with alternative answers added to it. */
export type GoldKind = 'gold' | 'alternatives';

/** A gold from this version on, until the next one. Rows never change. */
export interface GoldRow {
  readonly task_id: string;
  readonly kind: GoldKind;
  readonly version: number;
  readonly sentences: number;
  /** M2; for essays, documents in JSON Lines. */
  readonly content: string;
  /** Where it came from, in words. */
  readonly origin: string;
  readonly created_at: number;
  /** JSON: `GoldFacts`; null until they are needed, if it was saved before these were kept. */
  readonly facts: string | null;
}

export interface TeamRow {
  readonly id: string;
  readonly task_id: string;
  readonly name: string;
  /** Hash of the key in the team's link; null if revoked, or if it is an entrant's, whose key serves. */
  readonly key_hash: string | null;
  readonly created_at: number;
  /** Hash of the token in the link by which it registered; null if an organiser added it. */
  readonly join_hash: string | null;
  /** 0 until an organiser has approved it, if the task wants that. */
  readonly approved: number;
  /** The entrant of the benchmark that it belongs to. */
  readonly entrant_id: string | null;
  /** 1 if it is shown for comparison, and not ranked. */
  readonly baseline: number;
}

/** What an organiser did about a team, which may be gone. */
export interface AuditRow {
  readonly id: string;
  readonly task_id: string;
  /** Their name then. */
  readonly organiser: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly created_at: number;
}

export interface SubmissionRow {
  readonly id: string;
  readonly task_id: string;
  readonly team_id: string;
  /** Counts the team's submissions from 1. */
  readonly number: number;
  /** What the team calls it; empty for nothing. */
  readonly note: string;
  /** Index of the phase in which it was handed in. */
  readonly phase: number;
  readonly content: string;
  /** Tells when the same output is handed in again. */
  readonly content_hash: string;
  /** Made by the sender, so that a request sent twice is one submission. */
  readonly client_id: string;
  readonly submitted_at: number;
  /** 1 once it was scored: only then does it count against the limit for good. */
  readonly charged: number;
  /** 1 if the team or an organiser withdrew it. */
  readonly withdrawn: number;
  /** 1 for the one that the team wants to be ranked by. */
  readonly chosen: number;
}

type ScoringState = 'waiting' | 'scored' | 'failed';

/** The scoring of a submission against a version of a gold, and its outcome. */
export interface ScoringRow {
  readonly submission_id: string;
  readonly task_id: string;
  readonly kind: GoldKind;
  readonly version: number;
  readonly state: ScoringState;
  /** JSON: `SubmissionScores`; null until scored. */
  readonly scores: string | null;
  /** JSON: the shape of an error; null unless failed. */
  readonly reason: string | null;
  readonly created_at: number;
  readonly ended_at: number | null;
}

/** The statistics of each sentence by a metric, for intervals and tests between submissions. */
export interface ScoreStatsRow {
  readonly submission_id: string;
  readonly kind: GoldKind;
  readonly version: number;
  readonly metric: string;
  /** The metric's value on each bootstrap resample, packed; null if it was scored before these were kept. */
  readonly resampled: string | null;
}

/** Some sentences of a submission for the explorer, in the order of the source. Made once for each version of a gold. */
export interface ExploredPageRow {
  readonly submission_id: string;
  readonly kind: GoldKind;
  readonly version: number;
  /** Counts the pages from 0. */
  readonly page: number;
  /** JSON: `PackedExplored`. */
  readonly content: string;
}

/** A job of the embedded queue, until it is done or given up. With PostgreSQL, pg-boss keeps its own. */
interface JobRow {
  readonly id: string;
  readonly queue: string;
  /** JSON. */
  readonly data: string;
  /** How often it was taken. */
  readonly attempts: number;
  /** Not to be taken before. */
  readonly run_at: number;
  /** Until then it belongs to the worker that took it. */
  readonly lease_until: number;
}
