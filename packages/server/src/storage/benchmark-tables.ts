import type { AuditAction } from '../audit/schemas.js';

/** The tables of benchmarks, whose data sets are tasks. */
export interface BenchmarkTables {
  readonly benchmarks: BenchmarkRow;
  readonly entrants: EntrantRow;
  readonly benchmark_audit_entries: BenchmarkAuditRow;
}

export interface BenchmarkRow {
  readonly id: string;
  readonly name: string;
  /** JSON: `BenchmarkSettings`. */
  readonly settings: string;
  readonly created_at: number;
  /** Incremented with every change that a page of the benchmark shows, but for those of its data sets. */
  readonly version: number;
  /** Hash of the token in the link by which teams register; null if there is none. */
  readonly join_hash: string | null;
}

/** A team that registered with a benchmark. It has a team of its name in each data set, which has no key of its own. */
export interface EntrantRow {
  readonly id: string;
  readonly benchmark_id: string;
  readonly name: string;
  /** Hash of the key in its link; null if revoked. */
  readonly key_hash: string | null;
  readonly created_at: number;
  /** Hash of the token in the link by which it registered; null if an organiser added it. */
  readonly join_hash: string | null;
  /** 0 until an organiser has approved it, if the benchmark wants that. */
  readonly approved: number;
  /** 1 if it is shown for comparison, and not ranked. */
  readonly baseline: number;
}

/** What an organiser did about an entrant, which may be gone. */
export interface BenchmarkAuditRow {
  readonly id: string;
  readonly benchmark_id: string;
  /** Their name then. */
  readonly organiser: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly created_at: number;
}
