import type { ItemKind } from '../campaigns/item-kind.js';
import type { AnnotationTables } from './annotation-tables.js';
import type { BenchmarkTables } from './benchmark-tables.js';
import type { EvaluationTables } from './evaluation-tables.js';
import type { ProposalTables } from './proposal-tables.js';
import type { TaskTables } from './task-tables.js';

/** The tables, the same in both databases: text ids, milliseconds as integers, JSON as text, truth as 0 and 1. */
export interface Tables extends TaskTables, BenchmarkTables, AnnotationTables, ProposalTables, EvaluationTables {
  readonly organisers: OrganiserRow;
  readonly organiser_links: OrganiserLinkRow;
  readonly sessions: SessionRow;
  readonly campaigns: CampaignRow;
  readonly texts: TextRow;
  readonly judges: JudgeRow;
  readonly items: ItemRow;
  readonly assignments: AssignmentRow;
  readonly judgments: JudgmentRow;
  readonly model_judges: ModelJudgeRow;
  readonly model_replies: ModelReplyRow;
  readonly write_probes: { readonly content: string };
  readonly rate_buckets: RateBucketRow;
  readonly shown_boards: ShownBoardRow;
}

/** How much somebody has sent lately, for servers that share a database. */
interface RateBucketRow {
  readonly who_hash: string;
  /** When they may send as much at once as anybody; rows of the past say nothing. */
  readonly full_at: number;
}

/** The newest leaderboard that any server has shown, so that no other shows an older one after it. */
interface ShownBoardRow {
  readonly subject: string;
  readonly version: number;
}

export interface OrganiserRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
}

/** A link that makes its first visitor the organiser; only the hash of its token is kept. */
interface OrganiserLinkRow {
  readonly token_hash: string;
  readonly organiser_id: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
}

interface SessionRow {
  readonly token_hash: string;
  readonly organiser_id: string;
  readonly created_at: number;
  readonly expires_at: number;
}

export type CampaignState = 'draft' | 'running' | 'paused' | 'closed';

export interface CampaignRow {
  readonly id: string;
  readonly name: string;
  readonly state: CampaignState;
  readonly instructions: string;
  /** JSON, null until there is one. */
  readonly plan: string | null;
  readonly created_at: number;
  /** Incremented with every change of the judgments; computed results are cached by it. */
  readonly version: number;
  /** How many of its items need a judge; stored, since counting them would be the slowest step of an answer. */
  readonly open_items: number;
  /** JSON: `Crowd`; null if no participants are recruited. */
  readonly crowd: string | null;
  /** Hash of the token in the link by which participants come; null if there is none. */
  readonly crowd_hash: string | null;
}

export type TextRole = 'source' | 'system' | 'gold' | 'documents';

/** An uploaded file, whole. */
export interface TextRow {
  readonly campaign_id: string;
  readonly role: TextRole;
  /** The system; empty for other roles. */
  readonly name: string;
  readonly lines: number;
  readonly content: string;
}

type JudgeKind = 'person' | 'model';

export interface JudgeRow {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  readonly kind: JudgeKind;
  /** Hash of the key in the judge's link; null if revoked. */
  readonly key_hash: string | null;
  readonly created_at: number;
  readonly paused: number;
  readonly left_out: number;
  /** The id that a participant of a crowd brought; null for other judges. */
  readonly participant: string | null;
  /** When a participant had judged their share. */
  readonly finished_at: number | null;
}

/** What a run of questions is doing; `new` before the first. */
type ModelRunState = 'new' | 'asking' | 'stopped' | 'failed' | 'done';

/** How a model is asked, and how far that has come. */
export interface ModelJudgeRow {
  readonly judge_id: string;
  readonly campaign_id: string;
  /** JSON: `ModelSettings`, which hold the address, and never a key. */
  readonly settings: string;
  readonly state: ModelRunState;
  /** Counted from 1 when somebody starts it; a job of an earlier run does nothing. */
  readonly run: number;
  /** Different questions of this run, answered or not. */
  readonly questions: number;
  /** JSON: why it failed or was stopped; null if somebody stopped it. */
  readonly reason: string | null;
  readonly started_at: number | null;
  readonly ended_at: number | null;
}

/** What a model's server said, under the key of the request. */
export interface ModelReplyRow {
  readonly judge_id: string;
  readonly key: string;
  /** JSON: `ChatReply`. */
  readonly reply: string;
}

/** Outputs of one sentence to be ranked, with everything that a judge is shown. */
export interface ItemRow {
  readonly id: string;
  readonly campaign_id: string;
  readonly kind: ItemKind;
  readonly position: number;
  /** Counted from 0; -1 for practice, and until its pair is drawn. */
  readonly sentence: number;
  /** The name of the sampled set in imported judgments; otherwise the position. */
  readonly name: string;
  readonly source: string;
  readonly before: string | null;
  readonly after: string | null;
  /** JSON: `ItemOutput[]`. */
  readonly outputs: string;
  /** JSON: what to tell the judge after a practice item. */
  readonly feedback: string | null;
  /** JSON: `PairDrawing`, where pairs are compared. */
  readonly drawing: string | null;
  /** How many judges should judge it, and how many have. */
  readonly wanted: number;
  readonly judged: number;
  /** 1 while judged < wanted, for the index. */
  readonly open: number;
}

export type AssignmentState = 'open' | 'judged' | 'skipped';

/** An item given to a judge, for the first or second time. */
export interface AssignmentRow {
  readonly id: string;
  readonly campaign_id: string;
  readonly item_id: string;
  readonly judge_id: string;
  /** 1, or 2 for a repeat. */
  readonly occasion: number;
  /** Counts the judge's assignments from 1. */
  readonly number: number;
  readonly state: AssignmentState;
  /** Until then nobody else gets the item. */
  readonly lease_until: number;
  readonly shown_at: number;
  /** JSON: the indices of the outputs in the order shown. */
  readonly displayed: string;
  /** The number of judgments made; the last one counts. */
  readonly revision: number;
  readonly flagged: number;
}

/** Every revision of a judge's answer. */
export interface JudgmentRow {
  readonly assignment_id: string;
  readonly campaign_id: string;
  readonly revision: number;
  /** Made by the judge's browser, so that a request sent twice is one judgment. */
  readonly client_id: string;
  /** JSON: a rank for each output of the item; null if skipped. */
  readonly ranks: string | null;
  /** JSON: `AnswerDetails`, in the order of the item's outputs; null where the protocol asks for ranks alone. */
  readonly details: string | null;
  readonly skip_reason: string | null;
  readonly comment: string;
  readonly flagged: number;
  readonly answered_at: number;
  /** From shown to answered, by the clock of the server. */
  readonly server_ms: number;
  /** How long the judge's page was in view, by its own clock. */
  readonly client_ms: number | null;
}
