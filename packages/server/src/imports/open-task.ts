import { alignLines, parsePlainText, parseSystem, type InputText } from '@stet/core/internal';
import type { Services } from '../services.js';
import { logSkipped } from './log-skipped.js';
import type { Db } from '../storage/store.js';
import type { TaskRow, TeamRow } from '../storage/task-tables.js';
import { newSubmission } from '../submissions/new-submission.js';
import { toOutput } from '../submissions/read-output-job.js';
import { keepGold } from '../tasks/keep-gold.js';
import { parseGoldFile } from '../tasks/read-gold-job.js';
import { sourceText } from '../tasks/read-source-job.js';
import { scoreAgainst } from '../tasks/rescore.js';
import { TaskSettings } from '../tasks/schemas.js';
import { findSource, sourceRow, writeSource } from '../tasks/source.js';
import { createTask } from '../tasks/tasks.js';
import { newId } from '../tokens.js';

/** A shared task held elsewhere: its texts, and what each team handed in. */
export interface FinishedTask {
  readonly name: string;
  readonly source?: InputText | undefined;
  readonly gold: InputText;
  readonly alternatives?: InputText | undefined;
  readonly systems: readonly (InputText & { readonly name: string })[];
  /** Leave out edits of the golds that have bad offsets, and log them. */
  readonly skipBadEdits?: boolean | undefined;
}

const DAY = 24 * 60 * 60_000;

/** Imports a finished task, fully released, unless a task of that name exists. Jobs score it. */
export async function openTask(
  services: Pick<Services, 'store' | 'queue' | 'clock' | 'log'>,
  { name, source, gold, alternatives, systems, skipBadEdits }: FinishedTask,
): Promise<void> {
  const { store, queue, clock, log } = services;
  await store.db.transaction().execute(async (trx) => {
    const existing = await trx.selectFrom('tasks').select('id').where('name', '=', name).executeTakeFirst();
    if (existing !== undefined) return;
    const now = clock();
    const task = await createTask(trx, { name, settings: finishedSettings(now) }, now);
    if (source !== undefined) {
      await writeSource(trx, task.id, sourceText(parsePlainText(source.text), source.file));
    }
    const keep = async (current: TaskRow, kind: 'gold' | 'alternatives', text: InputText): Promise<TaskRow> => {
      const content = (await sourceRow(trx, task.id))?.content;
      const { gold: checked, skipped } = parseGoldFile(text, content, { skipBadEdits });
      logSkipped(log, skipped);
      return keepGold(trx, services, current, { kind, origin: 'the folder served', ...checked });
    };
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
  const sources = parsePlainText((await findSource(trx, task.id)).content);
  for (const [at, { name, file, text }] of systems.entries()) {
    const team: TeamRow = {
      id: newId(now, at),
      task_id: task.id,
      name,
      key_hash: null,
      created_at: now,
      join_hash: null,
      approved: 1,
      entrant_id: null,
      baseline: 0,
    };
    const lines = alignLines(sources, parseSystem(text, { file }).lines, { file, goldFile: 'the source' });
    await trx.insertInto('teams').values(team).execute();
    const submission = newSubmission(team, toOutput(lines), { number: 1, note: '', phase: 0, key: undefined, now });
    await trx.insertInto('submissions').values(submission).execute();
  }
}
