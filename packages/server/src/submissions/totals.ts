import type { StetErrorDetails } from '@stet/core/internal';
import type { TaskRow } from '../storage/task-tables.js';
import { settingsOf } from '../tasks/settings.js';
import type { Viewer } from '../viewers/viewer.js';
import type { SubmissionScores } from './schemas.js';

/** Whether a viewer sees the totals of a task's scores, and nothing that tells what is in the gold. */
export function seesTotalsOnly(task: TaskRow, viewer: Viewer): boolean {
  return viewer.kind !== 'organiser' && settingsOf(task).totalsOnly;
}

/** Scores without what they are by error type and annotator. Warnings may quote. */
export function totalsOf({ metrics }: SubmissionScores): SubmissionScores {
  return { metrics, types: [], byAnnotator: [] };
}

/** Why something failed, without what the message might quote of the gold. */
export function untold({ code }: StetErrorDetails): StetErrorDetails {
  return { code, expected: 'an output that can be scored', found: 'a fault', remedy: 'Ask the organiser.' };
}
