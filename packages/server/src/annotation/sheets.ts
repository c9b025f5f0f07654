import { findErrorType, markFault, quote, type Mistake } from '@stet/core/internal';
import { badRequest } from '../errors.js';
import type { AnnotatorRow, EssayRow, SheetRow } from '../storage/annotation-tables.js';
import type { Db, Store } from '../storage/store.js';
import { errorTypesOf, findAnnotationSettings } from './annotation-settings.js';
import { findEssay, paragraphsOf } from './essays.js';
import type { NewSheet, Sheet } from './schemas.js';
import { lockSheet, storeSheet } from './store-sheet.js';

export function marksOf({ marks }: Pick<SheetRow, 'marks'>): Mistake[] {
  return JSON.parse(marks) as Mistake[];
}

/** An annotator's sheet of an essay; an empty one before they begin. */
export async function viewSheet(db: Db, essayId: string, annotatorId: string): Promise<Sheet> {
  const row = await db
    .selectFrom('sheets')
    .selectAll()
    .where('essay_id', '=', essayId)
    .where('annotator_id', '=', annotatorId)
    .executeTakeFirst();
  return row === undefined ? { revision: 0, state: 'open', marks: [], savedAt: null } : toView(row);
}

function toView(row: SheetRow): Sheet {
  return { revision: row.revision, state: row.state, marks: marksOf(row), savedAt: row.saved_at };
}

export interface SavedSheetView {
  /** It was changed meanwhile, in another window; this change was not saved. */
  readonly stale: boolean;
  readonly sheet: Sheet;
}

/** Keeps a sheet as the next revision; it is on the disk when this returns. The same one sent again changes nothing. */
export async function saveSheet(
  { db }: Store,
  { id: annotatorId, task_id }: AnnotatorRow,
  essayId: string,
  given: NewSheet,
  now: number,
): Promise<SavedSheetView> {
  return db.transaction().execute(async (trx) => {
    const essay = await findEssay(trx, task_id, essayId);
    const current = await lockSheet(trx, essay, annotatorId);
    if (await isKnown(trx, current, given.id)) return { stale: false, sheet: toView(current) };
    if (current.revision !== given.revision) return { stale: true, sheet: toView(current) };
    await checkMarks(trx, essay, marksOf(current), given.marks);
    return { stale: false, sheet: toView(await storeSheet(trx, essay, annotatorId, given, now)) };
  });
}

async function isKnown(trx: Db, { essay_id, annotator_id }: SheetRow, clientId: string): Promise<boolean> {
  const known = await trx
    .selectFrom('sheet_revisions')
    .select('revision')
    .where('essay_id', '=', essay_id)
    .where('annotator_id', '=', annotator_id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return known !== undefined;
}

/** A mark that was there before may stay as it is, also when its type is no longer in the list. */
async function checkMarks(
  trx: Db,
  essay: EssayRow,
  before: readonly Mistake[],
  marks: readonly Mistake[],
): Promise<void> {
  const types = errorTypesOf(await findAnnotationSettings(trx, essay.task_id));
  const paragraphs = paragraphsOf(essay);
  const kept = new Set(before.map((mark) => JSON.stringify(mark)));
  marks.forEach((mark, at) => {
    const fault = markFault(paragraphs, mark, types);
    if (fault === undefined || kept.has(JSON.stringify(mark))) return;
    const known = findErrorType(types, mark.type) !== undefined;
    throw badRequest(
      'marks within one paragraph, of a known type, that change something',
      `mark ${at + 1}${known ? '' : ` of the type ${quote(mark.type)}`}: ${fault}`,
      'Correct or remove the mark.',
    );
  });
}
