import { quote } from '@stet/core/internal';
import { conflict, wrongState, type ServerError } from '../errors.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { TaskRow, TaskSourceRow, TeamRow } from '../storage/task-tables.js';
import { may } from '../tasks/may.js';
import { openPhase } from '../tasks/phases.js';
import type { Phase } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { essaysOf } from '../tasks/source.js';
import { findTask } from '../tasks/tasks.js';
import type { Upload } from '../uploads/upload.js';
import { checkLeft, leftOf, type Left } from './limits.js';
import { clientId } from './new-submission.js';
import type { Output, ReadOutput } from './read-output-job.js';

/** A file that a team hands in, or has checked. */
export interface HandedFile {
  readonly upload: Upload;
  /** Accept it even if its lines seem to be shifted against the source. */
  readonly asIs: boolean;
  /** When the request began: an upload that takes its time is not late for that. */
  readonly receivedAt: number;
}

/** Reads what a team hands in, and checks that it answers the source. */
export async function readHandedIn(
  { store, computing }: Pick<Services, 'store' | 'computing'>,
  team: TeamRow,
  { content: source, essays }: TaskSourceRow,
  { upload, asIs, receivedAt }: HandedFile,
): Promise<ReadOutput> {
  const { readSource } = may(await findTask(store.db, team.task_id), { kind: 'team', team }, receivedAt);
  const named = essaysOf({ essays });
  return computing.run('readOutput', { upload, source, essays: named, asIs, hideSources: !readSource });
}

/** The submission that the same request made before, or the phase in which an output is admitted. */
export type Admission =
  | { readonly earlier: { readonly id: string; readonly number: number } }
  | { readonly phase: number; readonly left: Left };

/** Throws if the team may not hand in an output now. */
export async function admit(
  db: Db,
  task: TaskRow,
  team: TeamRow,
  { hash }: Output,
  { key, now }: { readonly key: string | undefined; readonly now: number },
): Promise<Admission> {
  const { phases } = settingsOf(task);
  const index = openPhase(phases, now);
  const earlier = await findEarlier(db, team, clientId({ phase: index ?? NO_PHASE, key, hash }), hash);
  if (earlier !== undefined) return { earlier };
  if (index === null) throw closed(phases, now);
  const left = await leftOf(db, task, team.id, { index, phase: phases[index], day: now });
  checkLeft(left, phases[index]);
  return { phase: index, left };
}

/** A placeholder: no submission is ever saved with it. */
const NO_PHASE = -1;

/** The submission that the same request made before. */
async function findEarlier(
  db: Db,
  team: TeamRow,
  client: string,
  hash: string,
): Promise<{ readonly id: string; readonly number: number } | undefined> {
  const earlier = await db
    .selectFrom('submissions')
    .select(['id', 'number', 'content_hash'])
    .where('team_id', '=', team.id)
    .where('client_id', '=', client)
    .executeTakeFirst();
  if (earlier === undefined || earlier.content_hash === hash) return earlier;
  throw conflict(
    'a new Idempotency-Key for each output',
    'one that was used for another output',
    'Make a new key, or leave it out.',
  );
}

function closed(phases: readonly Phase[], now: number): ServerError {
  const next = phases
    .filter(({ opensAt }) => opensAt > now)
    .sort((a, b) => a.opensAt - b.opensAt)
    .at(0);
  return wrongState(
    'an open phase',
    'none',
    next === undefined
      ? 'Ask the organiser: no further phase is planned.'
      : `The next one, ${quote(next.name)}, opens at ${new Date(next.opensAt).toISOString()}.`,
  );
}
