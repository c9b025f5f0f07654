import { parseM2, parsePlainText, quote, sentencesOf, type InputText } from '@stet/core/internal';
import { ServerError } from '../errors.js';
import { sql } from 'kysely';
import { z } from '@hono/zod-openapi';
import type { BackupTable } from '../exports/backup-table.js';
import { rowSchema } from '../exports/backup-table.js';
import { TASKS, TASK_BACKUP, TASK_BACKUP_TABLES } from '../exports/task-backup-tables.js';
import { groupBy } from '../group-by.js';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { scoreAgainst } from '../tasks/rescore.js';
import { newId } from '../tokens.js';
import { newIds } from './new-ids.js';

type Row = Readonly<Record<string, unknown>>;

interface NamedRow {
  readonly table: string;
  readonly row: Row;
}

const Head = z.object({ backup: z.literal(TASK_BACKUP), stet: z.string() });

/** Restores a backup as a new task, whose teams need new links. What was not scored then is scored now. */
export async function restoreTask({ store, queue, clock }: Services, { file, text }: InputText): Promise<TaskRow> {
  const now = clock();
  const rows = groupBy(parseBackup(text, file), ({ table }) => table);
  const rowsOf = (name: string): Row[] => (rows.get(name) ?? []).map(({ row }) => row);
  const task = toTask(rowsOf('tasks'), file, now);
  checkTexts(rowsOf, task, file);
  return store.db.transaction().execute(async (trx) => {
    await trx.insertInto('tasks').values(task).execute();
    const ids = new Map<string, Map<string, string>>();
    for (const table of TASK_BACKUP_TABLES) {
      const tableRows = rowsOf(table.name).filter((row) => isOfNow(row, task));
      ids.set(table.name, newIds(tableRows.filter(hasId), now));
      for (const row of tableRows) await insertRow(trx, table, restored(table, row, task.id, ids, file));
    }
    return scoreAgainst(trx, queue, task, ['gold', 'alternatives'], now);
  });
}

function parseBackup(text: string, file: string): NamedRow[] {
  const [head, ...lines] = parsePlainText(text);
  if (!Head.safeParse(parseJson(head)).success) throw broken(file, 1, 'a backup of a task', head);
  const schemas = new Map([TASKS, ...TASK_BACKUP_TABLES].map((table) => [table.name, rowSchema(table)]));
  return lines.map((line, at) => {
    const parsed = parseJson(line);
    const [[table, fields] = ['', undefined]] =
      typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
    const { data } = schemas.get(table)?.safeParse(fields) ?? {};
    if (data === undefined) throw broken(file, at + 2, 'a row of a backup', line);
    return { table, row: data };
  });
}

function parseJson(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

function toTask(rows: readonly Row[], file: string, now: number): TaskRow {
  if (rows.length !== 1) throw broken(file, undefined, 'one task', String(rows.length));
  const [row] = rows as readonly Pick<
    TaskRow,
    'name' | 'settings' | 'created_at' | 'gold_version' | 'alternatives_version'
  >[];
  return { ...row, id: newId(now), version: 1, join_hash: null, campaign_id: null };
}

/** Checks that the texts have equally many lines: scoring would pair them line by line regardless. */
function checkTexts(rowsOf: (name: string) => Row[], task: TaskRow, file: string): void {
  const [source] = rowsOf('task_sources') as { content: string }[] | [undefined];
  const lines = source === undefined ? 0 : parsePlainText(source.content).length;
  for (const { content } of rowsOf('submissions') as { content: string }[]) {
    const count = parsePlainText(content).length;
    if (count !== lines) throw broken(file, undefined, `submissions of ${lines} lines`, `${count} lines`);
  }
  const golds = rowsOf('golds') as { kind: string; content: string }[];
  for (const kind of ['gold', 'alternatives'] as const) {
    if (currentVersion(task, kind) > 0 && !golds.some((gold) => gold.kind === kind)) {
      throw broken(file, undefined, `a gold (${kind})`, 'none');
    }
  }
  for (const { content } of golds) {
    const count = parseM2(content, { file }).flatMap(sentencesOf).length;
    if (count !== lines) throw broken(file, undefined, `golds of ${lines} sentences`, `${count} sentences`);
  }
}

/** False for rows about a gold that arrived while the backup was written, and for scorings to be requested again. */
function isOfNow({ kind, version, state }: Row, task: TaskRow): boolean {
  if (typeof version !== 'number') return true;
  return version <= currentVersion(task, kind as GoldKind) && state !== 'waiting';
}

function hasId(row: Row): row is Row & { readonly id: string } {
  return typeof row.id === 'string';
}

function restored(
  { name: tableName, columns }: BackupTable,
  row: Row,
  taskId: string,
  ids: ReadonlyMap<string, ReadonlyMap<string, string>>,
  file: string,
): Row {
  const find = (table: string, old: unknown): string => {
    const restoredId = ids.get(table)?.get(String(old));
    if (restoredId === undefined)
      throw broken(file, undefined, 'rows that belong to others of the file', quote(String(old)));
    return restoredId;
  };
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      switch (column.role) {
        case 'task':
          return [name, taskId];
        case 'secret':
          return [name, null];
        case 'of':
          return [name, find(column.table, row[name])];
        case 'id':
          return [name, find(tableName, row[name])];
        case 'value':
          return [name, row[name]];
      }
    }),
  );
}

async function insertRow(trx: Db, { name }: BackupTable, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${columns}) values (${sql.join(Object.values(row))})`.execute(trx);
}

function broken(file: string, line: number | undefined, expected: string, found: string | undefined): ServerError {
  return new ServerError({
    code: 'BAD_BACKUP',
    file,
    line,
    expected,
    found: line === undefined ? (found ?? 'none') : quote(found ?? ''),
    remedy: 'Give the file as it was exported.',
  });
}
