import { VERSION } from '@stet/core/internal';
import { dataSetsOf } from '../benchmarks/benchmarks.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import type { Db } from '../storage/store.js';
import { BENCHMARKS, BENCHMARK_BACKUP, BENCHMARK_BACKUP_TABLES } from './benchmark-backup-tables.js';
import { backupLine, rowsOfTables, taskLines } from './write-task-backup.js';

/** A benchmark as JSON Lines, complete except for the keys of links: its own rows, then each data set, from its task on. */
export async function* writeBenchmarkBackup(db: Db, benchmark: BenchmarkRow): AsyncGenerator<string> {
  yield `${JSON.stringify({ backup: BENCHMARK_BACKUP, stet: VERSION })}\n`;
  yield backupLine(BENCHMARKS, { ...benchmark });
  yield* rowsOfTables(db, BENCHMARK_BACKUP_TABLES, { column: 'benchmark_id', id: benchmark.id });
  for (const task of await dataSetsOf(db, benchmark.id)) yield* taskLines(db, task);
}
