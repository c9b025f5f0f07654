import type { Mistake } from '@stet/core/internal';
import type { EssayRow, SheetRow, SheetState } from '../storage/annotation-tables.js';
import type { Db } from '../storage/store.js';

export interface SheetContent {
  /** Chosen by the sender. */
  readonly id: string;
  readonly state: SheetState;
  readonly marks: readonly Mistake[];
}

/** Locks an annotator's sheet for a transaction: other transactions that change it wait. */
export async function lockSheet(trx: Db, { id, task_id }: EssayRow, annotatorId: string): Promise<SheetRow> {
  await trx
    .insertInto('sheets')
    .values({ essay_id: id, annotator_id: annotatorId, task_id, ...emptySheet })
    .onConflict((conflict) => conflict.columns(['essay_id', 'annotator_id']).doNothing())
    .execute();
  return trx
    .updateTable('sheets')
    .set((eb) => ({ revision: eb('revision', '+', 0) }))
    .where('essay_id', '=', id)
    .where('annotator_id', '=', annotatorId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const emptySheet = { revision: 0, state: 'open', marks: '[]', marked: 0, saved_at: null } as const;

/** Saves a sheet as its next revision. */
export async function storeSheet(
  trx: Db,
  essay: EssayRow,
  annotatorId: string,
  newSheet: SheetContent,
  now: number,
): Promise<SheetRow> {
  const before = await lockSheet(trx, essay, annotatorId);
  const saved = {
    revision: before.revision + 1,
    state: newSheet.state,
    marks: JSON.stringify(newSheet.marks),
    saved_at: now,
  };
  await trx
    .insertInto('sheet_revisions')
    .values({ essay_id: essay.id, annotator_id: annotatorId, client_id: newSheet.id, ...saved })
    .execute();
  const changed = { ...saved, marked: newSheet.marks.length };
  await trx
    .updateTable('sheets')
    .set(changed)
    .where('essay_id', '=', essay.id)
    .where('annotator_id', '=', annotatorId)
    .execute();
  return { ...before, ...changed };
}
