import { findErrorType, markFault, quote, type Mistake } from '@stet/core/internal';
import { badRequest } from '../errors.js';
import type { AnnotatorRow, EssayRow, SheetRow } from '../storage/annotation-tables.js';
import { countRows, firstRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import { errorTypesOf, findAnnotationSettings } from './annotation-settings.js';
import { findEssay, paragraphsOf } from './essays.js';
import type { NewSheet, Sheet } from './schemas.js';
import { lockSheet, storeSheet } from './store-sheet.js';

export function marksOf({ marks }: Pick<SheetRow, 'marks'>): Mistake[] {
  return JSON.parse(marks) as Mistake[];
}

/** An annotator's sheet for an essay; empty before they begin. */
export async function viewSheet(db: Db, essayId: string, annotatorId: string): Promise<Sheet> {
  const row = await firstRow(db, 'sheets', { essay_id: essayId, annotator_id: annotatorId });
  return row === undefined ? { revision: 0, state: 'open', marks: [], savedAt: null } : toView(row);
}

function toView(row: SheetRow): Sheet {
  return { revision: row.revision, state: row.state, marks: marksOf(row), savedAt: row.saved_at };
}

export interface SavedSheetView {
  /** The sheet was changed in another window in the meantime, so this change was not saved. */
  readonly stale: boolean;
  readonly sheet: Sheet;
}

/** Saves a sheet as its next revision, on disk when this returns. Sending the same sheet again changes nothing. */
export async function saveSheet(
  { db }: Store,
  { id: annotatorId, task_id }: AnnotatorRow,
  essayId: string,
  newSheet: NewSheet,
  now: number,
): Promise<SavedSheetView> {
  return db.transaction().execute(async (trx) => {
    const essay = await findEssay(trx, task_id, essayId);
    const current = await lockSheet(trx, essay, annotatorId);
    const sheetKey = { essay_id: essayId, annotator_id: annotatorId };
    const wasSaved = (await countRows(trx, 'sheet_revisions', { ...sheetKey, client_id: newSheet.id })) > 0;
    if (wasSaved) return { stale: false, sheet: toView(current) };
    if (current.revision !== newSheet.revision) return { stale: true, sheet: toView(current) };
    await checkMarks(trx, essay, marksOf(current), newSheet.marks);
    return { stale: false, sheet: toView(await storeSheet(trx, essay, annotatorId, newSheet, now)) };
  });
}

/** Marks from the earlier revision may stay as they are, even if their type is no longer in the list. */
async function checkMarks(
  trx: Db,
  essay: EssayRow,
  before: readonly Mistake[],
  marks: readonly Mistake[],
): Promise<void> {
  const types = errorTypesOf(await findAnnotationSettings(trx, essay.task_id));
  const paragraphs = paragraphsOf(essay);
  const earlierMarks = new Set(before.map((mark) => JSON.stringify(mark)));
  marks.forEach((mark, at) => {
    const fault = markFault(paragraphs, mark, types);
    if (fault === undefined || earlierMarks.has(JSON.stringify(mark))) return;
    const isListedType = findErrorType(types, mark.type) !== undefined;
    throw badRequest(
      'marks within one paragraph, of a known type, that change something, without || in the correction',
      `mark ${at + 1}${isListedType ? '' : ` of the type ${quote(mark.type)}`}: ${fault}`,
      'Correct or remove the mark.',
    );
  });
}
