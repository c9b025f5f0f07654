import { metricKinds } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { TaskRow, TaskSourceRow, TeamRow } from '../storage/task-tables.js';
import { officialSpec } from '../tasks/metric-specs.js';
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
 * The official score, where submissions are not limited and the gold will be shown one day: elsewhere it would be a way
 * around the limit, or to find the gold out. Programs of others may cost money or time, and are run for submissions
 * alone.
 */
async function previewScore(
  { store, computing }: Services,
  task: TaskRow,
  output: string,
  left: Left,
): Promise<SubmissionCheck['preview']> {
  const settings = settingsOf(task);
  const isLimited = Object.values(left).some((submissions) => submissions !== null);
  if (isLimited || settings.totalsOnly || !metricKinds.some(({ name }) => name === settings.official)) return null;
  const gold = await findGold(store.db, task, 'gold');
  if (gold === undefined) return null;
  const timeout = AbortSignal.timeout(PREVIEW_MS);
  try {
    return await computing.run('previewScore', { gold: gold.content, output, metric: officialSpec(settings) }, timeout);
  } catch (error) {
    if (timeout.aborted) return null;
    throw error;
  }
}
