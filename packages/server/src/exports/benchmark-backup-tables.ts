import { AuditAction } from '../audit/schemas.js';
import { BenchmarkSettings } from '../benchmarks/settings-schema.js';
import type { BenchmarkAuditRow, BenchmarkRow, EntrantRow } from '../storage/benchmark-tables.js';
import { backupTable, count, flag, id, json, ofBenchmark, secret, text, word } from './backup-table.js';

/** The first line of a backup, so that programs know what they read. */
export const BENCHMARK_BACKUP = 'stet-benchmark-backup-1';

export const BENCHMARKS = backupTable<BenchmarkRow>('benchmarks', {
  id,
  name: text,
  settings: json(BenchmarkSettings),
  created_at: count,
  version: count,
  join_hash: secret,
});

/** The tables that belong to a benchmark itself. Those of its data sets follow, as in the backup of a task. */
export const BENCHMARK_BACKUP_TABLES = [
  backupTable<EntrantRow>('entrants', {
    id,
    benchmark_id: ofBenchmark,
    name: text,
    key_hash: secret,
    created_at: count,
    join_hash: secret,
    approved: flag,
    baseline: flag,
  }),
  backupTable<BenchmarkAuditRow>('benchmark_audit_entries', {
    id,
    benchmark_id: ofBenchmark,
    organiser: text,
    action: word(AuditAction),
    subject: text,
    created_at: count,
  }),
];
