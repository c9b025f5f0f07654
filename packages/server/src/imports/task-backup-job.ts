import { groupBy, parsePlainText, quote } from '@stet/core/internal';
import { rowSchema, type BackupTable } from '../exports/backup-table.js';
import { TASKS, TASK_BACKUP, TASK_BACKUP_TABLES } from '../exports/task-backup-tables.js';
import { currentVersion } from '../scoring/request-scoring.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { parseStoredGold } from '../tasks/parse-stored-gold.js';
import { newId } from '../tokens.js';
import { textOf, type Upload } from '../uploads/upload.js';
import { FIRST_ROW, backupLines, badBackup, checkOnce, parseJson } from './backup-lines.js';
import { newIds } from './new-ids.js';

/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>;

export interface NamedRow {
  readonly table: string;
  readonly row: Row;
}

/** New ids by table, and there by the old ones. */
export type NewIds = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What a task is restored into. */
export interface Restoring {
  readonly file: string;
  readonly now: number;
  /** Keeps the order of tasks that are restored together. */
  readonly sequence: number;
  /** Of rows outside of the task, such as those of its benchmark. */
  readonly outsideIds: NewIds;
}

export interface TaskBackupTask {
  readonly upload: Upload;
  readonly now: number;
}

export interface RestoredTask {
  readonly task: TaskRow;
  /** The rows of each table, in the order in which to insert them. */
  readonly tables: readonly { readonly name: string; readonly rows: readonly Row[] }[];
}

/** Reads a backup of a task, as the rows of a new one. */
export async function readTaskBackup({ upload, now }: TaskBackupTask): Promise<RestoredTask> {
  const { file } = upload;
  const lines = backupLines(await textOf(upload), file, TASK_BACKUP, 'task');
  checkOnce(lines, file);
  const rows = lines.map((line, at) => readTaskLine(line, file, at + FIRST_ROW));
  return restoredTask(rows, { file, now, sequence: 0, outsideIds: new Map() });
}

/** The rows of a task as those of a new one. */
export function restoredTask(backedUp: readonly NamedRow[], restoring: Restoring): RestoredTask {
  const { file, now, outsideIds } = restoring;
  const rows = groupBy(backedUp, ({ table }) => table);
  const rowsOf = (name: string): Row[] => (rows.get(name) ?? []).map(({ row }) => row);
  const task = toTask(rowsOf('tasks'), restoring);
  checkTexts(rowsOf, task, file);
  const ids = new Map(outsideIds);
  const isScored = scoredIn(rowsOf('scorings'));
  const tables = TASK_BACKUP_TABLES.map((table) => {
    const tableRows = rowsOf(table.name).filter(
      (row) => isOfNow(row, task) && (table.name !== 'score_stats' || isScored(row)),
    );
    ids.set(table.name, newIds(tableRows.filter(hasId), now));
    return { name: table.name, rows: tableRows.map((row) => restoredRow(table, row, task.id, ids, file)) };
  });
  return { task, tables };
}

/** The row in a line of a backup after its first one. */
export const readTaskLine = rowReader([TASKS, ...TASK_BACKUP_TABLES]);

/** Reads lines that hold rows of tables. */
export function rowReader(tables: readonly BackupTable[]): (line: string, file: string, number: number) => NamedRow {
  const schemas = new Map(tables.map((table) => [table.name, rowSchema(table)]));
  return (line, file, number) => {
    const parsed = parseJson(line);
    const [[table, fields] = ['', undefined]] =
      typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
    const { data } = schemas.get(table)?.safeParse(fields) ?? {};
    if (data === undefined) throw badBackup(file, number, 'a row of a backup', quote(line));
    return { table, row: data };
  };
}

function toTask(rows: readonly Row[], { file, now, sequence, outsideIds }: Restoring): TaskRow {
  if (rows.length !== 1) throw badBackup(file, undefined, 'one task', String(rows.length));
  const [row] = rows as readonly Omit<TaskRow, 'id' | 'join_hash' | 'campaign_id'>[];
  const benchmark = outsideIds.get('benchmarks')?.get(row.benchmark_id ?? '') ?? null;
  return {
    ...row,
    id: newId(now, sequence),
    version: 1,
    join_hash: null,
    campaign_id: null,
    benchmark_id: benchmark,
    track: benchmark === null ? null : row.track,
  };
}

/** Checks that the texts have equally many lines: scoring would pair them line by line regardless. */
function checkTexts(rowsOf: (name: string) => Row[], task: TaskRow, file: string): void {
  const [source] = rowsOf('task_sources') as { content: string }[] | [undefined];
  const lines = source === undefined ? 0 : parsePlainText(source.content).length;
  for (const { content } of rowsOf('submissions') as { content: string }[]) {
    const count = parsePlainText(content).length;
    if (count !== lines) throw badBackup(file, undefined, `submissions of ${lines} lines`, `${count} lines`);
  }
  const golds = rowsOf('golds') as { kind: string; content: string }[];
  for (const kind of ['gold', 'alternatives'] as const) {
    if (currentVersion(task, kind) > 0 && !golds.some((gold) => gold.kind === kind)) {
      throw badBackup(file, undefined, `a gold (${kind})`, 'none');
    }
  }
  for (const { content } of golds) {
    const count = parseStoredGold(content, file).length;
    if (count !== lines) throw badBackup(file, undefined, `golds of ${lines} sentences`, `${count} sentences`);
  }
}

/** False for rows about a gold that arrived while the backup was written, and for scorings to be requested again. */
function isOfNow({ kind, version, state }: Row, task: TaskRow): boolean {
  if (typeof version !== 'number') return true;
  return version <= currentVersion(task, kind as GoldKind) && state !== 'waiting';
}

/** Tells whether statistics belong to a scoring that has ended: scoring that is requested again makes new ones. */
function scoredIn(scorings: readonly Row[]): (stats: Row) => boolean {
  const keyOf = ({ submission_id, kind, version }: Row): string => JSON.stringify([submission_id, kind, version]);
  const scored = new Set(scorings.filter(({ state }) => state === 'scored').map(keyOf));
  return (stats) => scored.has(keyOf(stats));
}

export function hasId(row: Row): row is Row & { readonly id: string } {
  return typeof row.id === 'string';
}

/** A row of a backup as it is restored, for a new task or benchmark. */
export function restoredRow(
  { name: tableName, columns }: BackupTable,
  row: Row,
  ownerId: string,
  ids: NewIds,
  file: string,
): Row {
  const find = (table: string, old: unknown): string => {
    const restoredId = ids.get(table)?.get(String(old));
    if (restoredId === undefined)
      throw badBackup(file, undefined, 'rows that belong to others of the file', quote(String(old)));
    return restoredId;
  };
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      switch (column.role) {
        case 'owner':
          return [name, ownerId];
        case 'outside':
          return [name, ids.get(column.table)?.get(String(row[name])) ?? null];
        case 'secret':
        case 'derived':
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
