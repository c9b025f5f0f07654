import type { AnnotatorRow } from '../storage/annotation-tables.js';
import { findRow } from '../storage/rows.js';
import type { Services } from '../services.js';
import type { TaskRow } from '../storage/task-tables.js';
import { findGold } from '../tasks/read-gold.js';
import { lockTask } from '../tasks/tasks.js';
import { readProposals } from './read-proposals.js';
import type { NewVerdict, Question } from './schemas.js';

/** What an annotator is asked; computed once for each version of the task. */
export function questionsFor(
  { store: { db }, results, computing }: Services,
  { id: annotator }: AnnotatorRow,
  task: TaskRow,
): Promise<Question[]> {
  return results.get(`questions ${task.id}`, task.version, annotator, async () => {
    const gold = await findGold(db, task, 'gold');
    if (gold === undefined) return [];
    const proposals = await readProposals(db, task.id);
    return computing.run('questionsOf', { gold: gold.content, proposals, annotator });
  });
}

/** Saves an annotator's verdict on a proposal; they may change it later. */
export async function saveVerdict(
  { store, clock }: Services,
  annotator: AnnotatorRow,
  id: string,
  { verdict, comment }: NewVerdict,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await lockTask(trx, annotator.task_id);
    await findRow(trx, 'proposals', { id, task_id: annotator.task_id }, 'a proposal of this task');
    const decision = { verdict, comment, decided_at: clock() };
    await trx
      .insertInto('verdicts')
      .values({ proposal_id: id, annotator_id: annotator.id, ...decision })
      .onConflict((conflict) => conflict.columns(['proposal_id', 'annotator_id']).doUpdateSet(decision))
      .execute();
  });
}
