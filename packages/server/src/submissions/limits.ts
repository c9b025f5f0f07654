import { ServerError } from '../errors.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { dayIn, monthIn } from '../tasks/phases.js';
import type { Phase } from '../tasks/schemas.js';

/** How many more submissions a team may hand in; null means no limit. */
export interface Left {
  readonly phase: number | null;
  readonly today: number | null;
  readonly month: number | null;
}

/** No day is longer, whatever happens to the clocks. */
const LONGEST_DAY = 50 * 60 * 60_000;
const LONGEST_MONTH = 32 * LONGEST_DAY;

/**
 * What is left of the limits of a phase. Scored and waiting submissions count; those that could not be scored, or were
 * withdrawn before they were, do not.
 */
export async function leftOf(
  db: Db,
  task: TaskRow,
  teamId: string,
  { index, phase, day }: { readonly index: number; readonly phase: Phase; readonly day: number },
): Promise<Left> {
  const counted = await countedSubmissions(db, task, teamId, index);
  const today = counted.filter(
    (time) => Math.abs(day - time) < LONGEST_DAY && dayIn(phase.timeZone, time) === dayIn(phase.timeZone, day),
  );
  const month = counted.filter(
    (time) => Math.abs(day - time) < LONGEST_MONTH && monthIn(phase.timeZone, time) === monthIn(phase.timeZone, day),
  );
  const left = (limit: number, used: number): number | null => (limit === 0 ? null : Math.max(0, limit - used));
  return {
    phase: left(phase.limit, counted.length),
    today: left(phase.limitPerDay, today.length),
    month: left(phase.limitPerMonth, month.length),
  };
}

/** When the submissions that count were handed in. */
async function countedSubmissions(db: Db, task: TaskRow, teamId: string, phase: number): Promise<number[]> {
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('scorings', (join) =>
      join
        .onRef('scorings.submission_id', '=', 'submissions.id')
        .on('scorings.kind', '=', 'gold')
        .on('scorings.version', '=', task.gold_version),
    )
    .select(['submissions.submitted_at', 'submissions.charged', 'submissions.withdrawn', 'scorings.state'])
    .where('submissions.team_id', '=', teamId)
    .where('submissions.phase', '=', phase)
    .execute();
  return rows
    .filter(({ charged, withdrawn, state }) => charged === 1 || (withdrawn === 0 && state !== 'failed'))
    .map(({ submitted_at }) => submitted_at);
}

export function checkLeft({ phase, today, month }: Left, { limit, limitPerDay, limitPerMonth, timeZone }: Phase): void {
  if (phase === 0) throw limitReached(`at most ${limit} scored submissions in this phase`, 'Wait for the next phase.');
  // Whoever has used up the month need not come back tomorrow.
  if (month === 0) {
    throw limitReached(`at most ${limitPerMonth} scored submissions a month (${timeZone})`, 'Hand it in next month.');
  }
  if (today === 0) {
    throw limitReached(`at most ${limitPerDay} scored submissions a day (${timeZone})`, 'Hand it in tomorrow.');
  }
}

function limitReached(expected: string, remedy: string): ServerError {
  return new ServerError({ code: 'LIMIT_REACHED', expected, found: 'that many already, scored or waiting', remedy });
}
