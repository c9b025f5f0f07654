import { createHash } from 'node:crypto';
import { printPlainText } from '@stet/core/internal';
import type { SubmissionRow, TeamRow } from '../storage/task-tables.js';
import { newId } from '../tokens.js';

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
  lines: readonly string[],
  { number, note, phase, key, now }: HandingIn,
): SubmissionRow {
  const content = printPlainText(lines);
  const content_hash = createHash('sha256').update(content).digest('hex');
  return {
    id: newId(now, number),
    task_id: team.task_id,
    team_id: team.id,
    number,
    note,
    phase,
    content,
    content_hash,
    client_id: key === undefined ? `content ${phase} ${content_hash}` : `key ${key}`,
    submitted_at: now,
    charged: 0,
    withdrawn: 0,
    chosen: 0,
  };
}
