import { addAlternatives, type Sentence } from '@stet/core/internal';
import { wrongState } from '../errors.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { keepGold } from '../tasks/keep-gold.js';
import { findGold, readGold } from '../tasks/read-gold.js';
import { lockTask } from '../tasks/tasks.js';
import { alternativeAnswers } from './alternative-answers.js';
import { readProposals } from './read-proposals.js';

export interface MadeAlternatives {
  readonly alternativesVersion: number;
  readonly accepted: number;
  readonly sets: number;
}

/** Makes the gold with alternative answers from the gold and the accepted proposals, and scores against it. */
export async function makeAlternatives(services: Services, taskId: string): Promise<MadeAlternatives> {
  return services.store.db.transaction().execute(async (trx) => {
    const { task, ...counts } = await make(trx, services, await lockTask(trx, taskId));
    return { alternativesVersion: task.alternatives_version, ...counts };
  });
}

const ORIGIN = 'the gold and alternative answers that were accepted';

/** Does the same after the gold has changed, if the gold with alternative answers was made this way. */
export async function remakeAlternatives(
  trx: Db,
  services: Pick<Services, 'queue' | 'clock'>,
  task: TaskRow,
): Promise<TaskRow> {
  const current = await findGold(trx, task, 'alternatives');
  return current?.origin === ORIGIN ? (await make(trx, services, task)).task : task;
}

async function make(
  trx: Db,
  services: Pick<Services, 'queue' | 'clock'>,
  task: TaskRow,
): Promise<{ readonly task: TaskRow; readonly accepted: number; readonly sets: number }> {
  const gold = await readGold(trx, task, 'gold');
  if (gold === undefined) throw wrongState('a task with a gold', 'none', 'Upload the gold first.');
  const accepted = (await readProposals(trx, task.id)).filter(
    ({ state, proposers }) => state === 'accepted' && proposers.length > 0,
  );
  const sentences = addAlternatives(gold, alternativeAnswers(accepted));
  const changedTask = await keepGold(trx, services, task, {
    kind: 'alternatives',
    sentences,
    origin: ORIGIN,
    file: 'gold',
  });
  return { task: changedTask, accepted: accepted.length, sets: setsOf(sentences) - setsOf(gold) };
}

function setsOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { annotations }) => sum + annotations.length, 0);
}
