import type { SubmissionRow } from '../storage/task-tables.js';
import type { Standing } from './states.js';

/** A submission with how it stands, but without its text and its scores, which are read where needed. */
export interface Entry {
  readonly submission: Omit<SubmissionRow, 'content' | 'content_hash' | 'client_id' | 'task_id'>;
  readonly team: {
    readonly id: string;
    readonly name: string;
    /** The entrant of the benchmark that it belongs to. */
    readonly entrant: string | null;
    readonly isBaseline: boolean;
  };
  readonly gold: Standing;
  /** null if there is no gold with alternative answers. */
  readonly alternatives: Standing | null;
  /** Whether it represents its team on the leaderboard, once it has a score. */
  readonly ranked: boolean;
}
