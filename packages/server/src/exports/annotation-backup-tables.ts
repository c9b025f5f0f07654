import { z } from '@hono/zod-openapi';
import { ErrorType, Mark, Paragraph } from '../annotation/schemas.js';
import type {
  AnnotationSettingsRow,
  AnnotatorRow,
  EssayRow,
  SheetRevisionRow,
  SheetRow,
} from '../storage/annotation-tables.js';
import {
  backupTable,
  count,
  countOrNull,
  flag,
  id,
  json,
  jsonOrNull,
  of,
  ofTask,
  oneOf,
  secret,
  text,
} from './backup-table.js';

const state = oneOf('open', 'done');
const marks = json(z.array(Mark));

/** The essays of a task and every revision of the marks in them. */
export const ANNOTATION_BACKUP_TABLES = [
  backupTable<AnnotationSettingsRow>('annotation_settings', {
    task_id: ofTask,
    error_types: jsonOrNull(z.array(ErrorType)),
    instructions: text,
    comparison_open: flag,
  }),
  backupTable<EssayRow>('essays', {
    id,
    task_id: ofTask,
    name: text,
    position: count,
    paragraphs: json(z.array(Paragraph)),
    words: count,
    created_at: count,
  }),
  backupTable<AnnotatorRow>('annotators', { id, task_id: ofTask, name: text, key_hash: secret, created_at: count }),
  backupTable<SheetRow>('sheets', {
    essay_id: of('essays'),
    annotator_id: of('annotators'),
    task_id: ofTask,
    revision: count,
    state,
    marks,
    marked: count,
    saved_at: countOrNull,
  }),
  backupTable<SheetRevisionRow>(
    'sheet_revisions',
    {
      essay_id: of('essays'),
      annotator_id: of('annotators'),
      revision: count,
      client_id: text,
      state,
      marks,
      saved_at: count,
    },
    { table: 'essays', column: 'essay_id' },
  ),
];
