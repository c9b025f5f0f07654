import { alignLines, parsePlainText, type InputText } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { newSubmission } from '../submissions/new-submission.js';
import { saveGold } from '../tasks/gold.js';
import { parseGold } from '../tasks/parse-gold.js';
import { scoreAgainst } from '../tasks/rescore.js';
import { TaskSettings } from '../tasks/schemas.js';
import { findSource, writeSource } from '../tasks/source.js';
import { createTask } from '../tasks/tasks.js';
import { newId } from '../tokens.js';

/** A shared task held elsewhere: its texts, and what each team handed in. */
export interface FinishedTask {
  readonly name: string;
  readonly source?: InputText | undefined;
  readonly gold: InputText;
  readonly alternatives?: InputText | undefined;
  readonly systems: readonly (InputText & { readonly name: string })[];
}

const DAY = 24 * 60 * 60_000;

/** Imports a finished task, fully released, unless a task of that name exists. Jobs score it. */
export async function openTask(
  services: Pick<Services, 'store' | 'queue' | 'clock'>,
  { name, source, gold, alternatives, systems }: FinishedTask,
): Promise<void> {
  const { store, queue, clock } = services;
  await store.db.transaction().execute(async (trx) => {
    const existing = await trx.selectFrom('tasks').select('id').where('name', '=', name).executeTakeFirst();
    if (existing !== undefined) return;
    const now = clock();
    const task = await createTask(trx, { name, settings: finishedSettings(now) }, now);
    if (source !== undefined) await writeSource(trx, task.id, parsePlainText(source.text), source.file);
    const keep = (current: TaskRow, kind: 'gold' | 'alternatives', text: InputText): Promise<TaskRow> =>
      saveGold(trx, services, current, { kind, file: text.file, origin: 'the folder served', ...parseGold(text) });
    const withGold = await keep(task, 'gold', gold);
    const complete = alternatives === undefined ? withGold : await keep(withGold, 'alternatives', alternatives);
    await addSystems(trx, task, systems, now);
    await scoreAgainst(trx, queue, complete, ['gold', 'alternatives'], now);
  });
}

/** A phase that was open until now, so that the submissions fall into it, and everything public from now on. */
function finishedSettings(now: number): TaskSettings {
  return TaskSettings.parse({
    metrics: ['m2', 'i-measure', 'gleu'],
    phases: [{ name: 'Submissions', opensAt: now - DAY, closesAt: now }],
    release: { source: now, leaderboard: now, systems: now, gold: now },
  });
}

async function addSystems(trx: Db, task: TaskRow, systems: FinishedTask['systems'], now: number): Promise<void> {
  const sources = await findSource(trx, task.id);
  for (const [at, { name, file, text }] of systems.entries()) {
    const team = { id: newId(now, at), task_id: task.id, name, key_hash: null, created_at: now };
    const lines = alignLines(sources, parsePlainText(text), { file, goldFile: 'the source' });
    await trx.insertInto('teams').values(team).execute();
    const submission = newSubmission(team, lines, { number: 1, note: '', phase: 0, key: undefined, now });
    await trx.insertInto('submissions').values(submission).execute();
  }
}
