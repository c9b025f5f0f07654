import type { OrganiserRow } from '../storage/tables.js';
import type { Db } from '../storage/store.js';
import type { BenchmarkAuditRow } from '../storage/benchmark-tables.js';
import type { AuditRow } from '../storage/task-tables.js';
import { newId } from '../tokens.js';
import type { AuditEntry } from './schemas.js';

/** What was done about whom. */
type Deed = Pick<AuditRow, 'action' | 'subject'>;

/** Records what an organiser did, in the same transaction as the deed. */
export async function recordDeed(
  trx: Db,
  taskId: string,
  { name: organiser }: Pick<OrganiserRow, 'name'>,
  { action, subject }: Deed,
  now: number,
): Promise<void> {
  const row: AuditRow = { id: newId(now), task_id: taskId, organiser, action, subject, created_at: now };
  await trx.insertInto('audit_entries').values(row).execute();
}

/** The same for the teams of a benchmark. */
export async function recordBenchmarkDeed(
  trx: Db,
  benchmarkId: string,
  { name: organiser }: Pick<OrganiserRow, 'name'>,
  { action, subject }: Deed,
  now: number,
): Promise<void> {
  const row: BenchmarkAuditRow = {
    id: newId(now),
    benchmark_id: benchmarkId,
    organiser,
    action,
    subject,
    created_at: now,
  };
  await trx.insertInto('benchmark_audit_entries').values(row).execute();
}

const MOST_ENTRIES = 500;

/** What organisers did about the teams of a task, latest first. */
export async function auditOf(db: Db, taskId: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('task_id', '=', taskId)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map(viewDeed);
}

/** The same for the teams of a benchmark. */
export async function benchmarkAuditOf(db: Db, benchmarkId: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('benchmark_audit_entries')
    .selectAll()
    .where('benchmark_id', '=', benchmarkId)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map(viewDeed);
}

function viewDeed({ id, organiser, action, subject, created_at }: Omit<AuditRow, 'task_id'>): AuditEntry {
  return { id, organiser, action, subject, at: created_at };
}
