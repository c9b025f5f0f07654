import { metricKinds } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { TaskRow, TaskSourceRow, TeamRow } from '../storage/task-tables.js';
import { findGold } from '../tasks/read-gold.js';
import { settingsOf } from '../tasks/settings.js';
import { findTask } from '../tasks/tasks.js';
import { admit, readHandedIn, type HandedFile } from './admission.js';
import type { Left } from './limits.js';
import type { SubmissionCheck } from './schemas.js';

/** Checks an output as handing it in would, but saves nothing and counts nothing. */
export async function checkOutput(
  services: Services,
  team: TeamRow,
  source: TaskSourceRow,
  file: HandedFile,
): Promise<SubmissionCheck> {
  const { db } = services.store;
  const { content, hash, ...facts } = await readHandedIn(services, team, source, file);
  const task = await findTask(db, team.task_id);
  const admission = await admit(db, task, team, { content, hash }, { key: undefined, now: file.receivedAt });
  if ('earlier' in admission) return { ...facts, earlier: admission.earlier.number, left: null, preview: null };
  const { left } = admission;
  return { ...facts, earlier: null, left: { ...left }, preview: await previewScore(services, task, content, left) };
}

/** However long scoring would take, nobody waits longer than this for a score that is computed again later. */
const PREVIEW_MS = 10_000;

/**
 * The official score, where submissions are not limited: elsewhere it would be a way around the limit. Programs of
 * others may cost money or time, and are run for submissions alone.
 */
async function previewScore(
  { store, computing }: Services,
  task: TaskRow,
  output: string,
  { phase, today }: Left,
): Promise<SubmissionCheck['preview']> {
  const { official } = settingsOf(task);
  if (phase !== null || today !== null || !metricKinds.some(({ name }) => name === official)) return null;
  const gold = await findGold(store.db, task, 'gold');
  if (gold === undefined) return null;
  const timeout = AbortSignal.timeout(PREVIEW_MS);
  try {
    return await computing.run('previewScore', { gold: gold.content, output, metric: official }, timeout);
  } catch (error) {
    if (timeout.aborted) return null;
    throw error;
  }
}
