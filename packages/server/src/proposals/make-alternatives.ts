import { quote, readsAsSeparator } from '@stet/core/internal';
import { conflict, wrongState } from '../errors.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { isEssayGold } from '../tasks/essay-gold.js';
import { keepGold } from '../tasks/keep-gold.js';
import { findGold } from '../tasks/read-gold.js';
import type { CheckedGold } from '../tasks/checked-gold.js';
import { sourceRow } from '../tasks/source.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import type { MadeAlternatives } from './alternatives-job.js';
import { alternativeAnswers } from './alternative-answers.js';
import { readProposals, type ReviewedProposal } from './read-proposals.js';

const ORIGIN = 'the gold and alternative answers that were accepted';

/** A gold with alternative answers, computed but not saved. */
export interface PreparedAlternatives extends MadeAlternatives {
  readonly accepted: readonly ReviewedProposal[];
  /** Of the gold that it is made from; that of a gold which is saved with it, if undefined. */
  readonly goldVersion: number | undefined;
}

/** Makes the gold with alternative answers from the gold and the accepted proposals, and scores against it. */
export async function makeAlternatives(
  services: Services,
  taskId: string,
): Promise<{ readonly alternativesVersion: number; readonly accepted: number; readonly sets: number }> {
  const { db } = services.store;
  const task = await findTask(db, taskId);
  const gold = await findGold(db, task, 'gold');
  if (gold === undefined) throw wrongState('a task with a gold', 'none', 'Upload the gold first.');
  const source = (await sourceRow(db, task.id))?.content;
  const prepared = { ...(await prepare(services, task.id, gold.content, source)), goldVersion: task.gold_version };
  return db.transaction().execute(async (trx) => {
    const { alternatives_version } = await saveAlternatives(trx, services, await lockTask(trx, taskId), prepared);
    return { alternativesVersion: alternatives_version, accepted: prepared.accepted.length, sets: prepared.sets };
  });
}

/** Does the same for a gold that is about to be saved, if the current one with alternative answers was made this way. */
export async function prepareAlternatives(
  services: Services,
  taskId: string,
  { content, checkedSource, source }: CheckedGold,
): Promise<PreparedAlternatives | undefined> {
  const { db } = services.store;
  const current = await findGold(db, await findTask(db, taskId), 'alternatives');
  if (current?.origin !== ORIGIN) return undefined;
  return { ...(await prepare(services, taskId, content, checkedSource ?? source?.content)), goldVersion: undefined };
}

async function prepare(
  { store, computing }: Services,
  taskId: string,
  gold: string,
  source: string | undefined,
): Promise<Omit<PreparedAlternatives, 'goldVersion'>> {
  const accepted = await acceptedProposals(store.db, taskId);
  checkPrintable(accepted);
  checkHolds(gold);
  const made = await computing.run('addAccepted', { gold, source, answers: alternativeAnswers(accepted) });
  return { ...made, accepted };
}

/** A gold of essays has texts, and no edits beside which others could stand. */
export function checkHolds(gold: string): void {
  if (!isEssayGold(gold)) return;
  throw wrongState(
    'a gold with edits, to which alternative answers can be added',
    'one of essays',
    'Alternative answers are added to golds with edits alone, such as M2; make a new task for the essays.',
  );
}

/** Names the proposal that a gold cannot hold. New ones are checked when they are made. */
function checkPrintable(accepted: readonly ReviewedProposal[]): void {
  for (const { proposal, proposers } of accepted) {
    const unprintable = [proposal.correction, ...proposers.map(({ type }) => type)].find(readsAsSeparator);
    if (unprintable === undefined) continue;
    throw wrongState(
      'accepted proposals without || in their corrections and types',
      `${quote(unprintable)} in the proposal for sentence ${proposal.sentence + 1}`,
      'Refuse that proposal.',
    );
  }
}

async function acceptedProposals(db: Db, taskId: string): Promise<ReviewedProposal[]> {
  return (await readProposals(db, taskId)).filter(
    ({ state, proposers }) => state === 'accepted' && proposers.length > 0,
  );
}

/** Saves a prepared gold with alternative answers for a locked task, unless what it is made from has changed since. */
export async function saveAlternatives(
  trx: Db,
  services: Pick<Services, 'queue' | 'clock'>,
  task: TaskRow,
  { accepted, goldVersion = task.gold_version, gold }: PreparedAlternatives,
): Promise<TaskRow> {
  const answersNow = JSON.stringify(alternativeAnswers(await acceptedProposals(trx, task.id)));
  if (goldVersion !== task.gold_version || answersNow !== JSON.stringify(alternativeAnswers(accepted))) {
    throw conflict('the gold and the proposals as they were', 'others, changed in the meantime', 'Try again.');
  }
  return keepGold(trx, services, task, { kind: 'alternatives', origin: ORIGIN, ...gold });
}
