import type { SubmissionRow, TeamRow } from '../storage/task-tables.js';
import { newId } from '../tokens.js';
import type { Output } from './read-output-job.js';

interface HandingIn {
  readonly number: number;
  readonly note: string;
  readonly phase: number;
  /** Chosen by the sender; without it, the same output counts once in each phase. */
  readonly key: string | undefined;
  readonly now: number;
}

/** The row for a submission that was just handed in. */
export function newSubmission(
  team: TeamRow,
  { content, hash: content_hash }: Output,
  { number, note, phase, key, now }: HandingIn,
): SubmissionRow {
  return {
    id: newId(now, number),
    task_id: team.task_id,
    team_id: team.id,
    number,
    note,
    phase,
    content,
    content_hash,
    client_id: clientId({ phase, key, hash: content_hash }),
    submitted_at: now,
    charged: 0,
    withdrawn: 0,
    chosen: 0,
  };
}

/** Tells when the same request is sent again. */
export function clientId({ phase, key, hash }: Pick<HandingIn, 'phase' | 'key'> & Pick<Output, 'hash'>): string {
  return key === undefined ? `content ${phase} ${hash}` : `key ${key}`;
}
