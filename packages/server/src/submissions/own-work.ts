import type { Services } from '../services.js';
import type { TaskRow, TeamRow } from '../storage/task-tables.js';
import { openPhase } from '../tasks/phases.js';
import { settingsOf } from '../tasks/settings.js';
import { entriesOf } from './entries.js';
import { leftOf, type Left } from './limits.js';
import type { Submission } from './schemas.js';
import { withScores } from './scored-entries.js';
import { seesTotalsOnly } from './totals.js';
import { viewSubmission } from './view-submission.js';

/** What a team has handed in to a task, latest first, and what it may still hand in. */
export async function ownWork(
  services: Services,
  task: TaskRow,
  team: TeamRow,
): Promise<{ readonly left: Left | null; readonly submissions: Submission[] }> {
  const { db } = services.store;
  const { phases } = settingsOf(task);
  const now = services.clock();
  const index = openPhase(phases, now);
  const ownEntries = (await entriesOf(services, task)).filter((entry) => entry.team.id === team.id);
  const shown = { withScores: true, totalsOnly: seesTotalsOnly(task, { kind: 'team', team }) };
  return {
    left: index === null ? null : await leftOf(db, task, team.id, { index, phase: phases[index], day: now }),
    submissions: (await withScores(db, ownEntries.reverse())).map((entry) => viewSubmission(entry, shown)),
  };
}
