import { defineErrorTypes, errorTypeSets, type ErrorTypeSet } from '@stet/core/internal';
import type { AnnotationSettingsRow } from '../storage/annotation-tables.js';
import type { Db, Store } from '../storage/store.js';
import { lockTask } from '../tasks/tasks.js';
import type { AnnotationChange, AnnotationSettings, ErrorType } from './schemas.js';

const [CONLL_2014] = errorTypeSets;

/** How the essays of a task are annotated. */
export async function findAnnotationSettings(db: Db, taskId: string): Promise<AnnotationSettingsRow> {
  const row = await db.selectFrom('annotation_settings').selectAll().where('task_id', '=', taskId).executeTakeFirst();
  return row ?? { task_id: taskId, error_types: null, instructions: '', comparison_open: 0 };
}

export function errorTypesOf({ error_types }: AnnotationSettingsRow): ErrorTypeSet {
  if (error_types === null) return CONLL_2014;
  return { name: 'own', types: JSON.parse(error_types) as ErrorType[] };
}

export function viewAnnotationSettings(row: AnnotationSettingsRow): AnnotationSettings {
  return {
    errorTypes: [...errorTypesOf(row).types],
    ownTypes: row.error_types !== null,
    instructions: row.instructions,
    comparisonOpen: row.comparison_open === 1,
  };
}

/** Changes the settings that are given. Existing marks keep their types, even those that are no longer in the list. */
export async function changeAnnotationSettings(
  { db }: Store,
  taskId: string,
  { errorTypes, instructions, comparisonOpen }: AnnotationChange,
): Promise<AnnotationSettingsRow> {
  if (errorTypes != null) defineErrorTypes('own', errorTypes);
  return db.transaction().execute(async (trx) => {
    await lockTask(trx, taskId);
    const before = await findAnnotationSettings(trx, taskId);
    const { task_id, ...changed }: AnnotationSettingsRow = {
      ...before,
      ...(errorTypes === undefined ? {} : { error_types: errorTypes === null ? null : JSON.stringify(errorTypes) }),
      ...(instructions === undefined ? {} : { instructions }),
      ...(comparisonOpen === undefined ? {} : { comparison_open: Number(comparisonOpen) }),
    };
    await trx
      .insertInto('annotation_settings')
      .values({ task_id, ...changed })
      .onConflict((conflict) => conflict.column('task_id').doUpdateSet(changed))
      .execute();
    return { task_id, ...changed };
  });
}
