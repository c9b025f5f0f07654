import { groupBy } from '@stet/core/internal';
import { benchmarkSettings } from '../benchmarks/benchmarks.js';
import { BENCHMARKS, BENCHMARK_BACKUP, BENCHMARK_BACKUP_TABLES } from '../exports/benchmark-backup-tables.js';
import { TASKS, TASK_BACKUP_TABLES } from '../exports/task-backup-tables.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import { newId } from '../tokens.js';
import { textOf } from '../uploads/upload.js';
import { FIRST_ROW, backupLines, badBackup, checkOnce } from './backup-lines.js';
import { newIds } from './new-ids.js';
import {
  hasId,
  restoredRow,
  restoredTask,
  rowReader,
  type NamedRow,
  type RestoredTask,
  type Row,
  type TaskBackupTask,
} from './task-backup-job.js';

export interface RestoredBenchmark {
  readonly benchmark: BenchmarkRow;
  /** The rows of its own tables, in the order in which to insert them. */
  readonly tables: RestoredTask['tables'];
  readonly dataSets: readonly RestoredTask[];
}

/** The row in a line of a backup after its first one. */
export const readBenchmarkLine = rowReader([BENCHMARKS, ...BENCHMARK_BACKUP_TABLES, TASKS, ...TASK_BACKUP_TABLES]);

/** Reads a backup of a benchmark, as the rows of a new one. */
export async function readBenchmarkBackup({ upload, now }: TaskBackupTask): Promise<RestoredBenchmark> {
  const { file } = upload;
  const [own, ...tasks] = sectionsOf(backupLines(await textOf(upload), file, BENCHMARK_BACKUP, 'benchmark'), file);
  const rows = groupBy(own, ({ table }) => table);
  const rowsOf = (name: string): Row[] => (rows.get(name) ?? []).map(({ row }) => row);
  const { oldId, benchmark } = toBenchmark(rowsOf(BENCHMARKS.name), file, now);
  const ids = new Map([[BENCHMARKS.name, new Map([[oldId, benchmark.id]])]]);
  const tables = BENCHMARK_BACKUP_TABLES.map((table) => {
    const tableRows = rowsOf(table.name);
    ids.set(table.name, newIds(tableRows.filter(hasId), now));
    return {
      name: table.name,
      rows: tableRows.map((row) => restoredRow(table, row, benchmark.id, ids, file)),
    };
  });
  const dataSets = tasks.map((section, sequence) => restoredTask(section, { file, now, sequence, outsideIds: ids }));
  checkDataSets(benchmark, dataSets, file);
  return { benchmark, tables, dataSets };
}

/** The rows of the benchmark, and those of each data set, which begin with its task. */
function sectionsOf(lines: readonly string[], file: string): NamedRow[][] {
  const sections: { first: number; lines: string[]; rows: NamedRow[] }[] = [{ first: FIRST_ROW, lines: [], rows: [] }];
  lines.forEach((line, at) => {
    const number = at + FIRST_ROW;
    const row = readBenchmarkLine(line, file, number);
    if (row.table === TASKS.name) sections.push({ first: number, lines: [], rows: [] });
    const section = sections[sections.length - 1];
    section.lines.push(line);
    section.rows.push(row);
  });
  // Data sets may have the same texts, so that a line may come again in another.
  for (const section of sections) checkOnce(section.lines, file, section.first);
  return sections.map(({ rows }) => rows);
}

function toBenchmark(
  rows: readonly Row[],
  file: string,
  now: number,
): { readonly oldId: string; readonly benchmark: BenchmarkRow } {
  if (rows.length !== 1) throw badBackup(file, undefined, 'one benchmark', String(rows.length));
  const [{ id: oldId, ...row }] = rows as readonly Omit<BenchmarkRow, 'join_hash'>[];
  return { oldId, benchmark: { ...row, id: newId(now), version: 1, join_hash: null } };
}

/** Each must belong to the benchmark, and to one of its tracks. */
function checkDataSets(benchmark: BenchmarkRow, dataSets: readonly RestoredTask[], file: string): void {
  const { tracks } = benchmarkSettings(benchmark);
  for (const { task } of dataSets) {
    if (task.benchmark_id === null) throw badBackup(file, undefined, 'data sets of the benchmark', 'another task');
    if (task.track === null || task.track >= tracks.length) {
      throw badBackup(file, undefined, `data sets of ${tracks.length} tracks`, `one of track ${task.track ?? 'none'}`);
    }
  }
}
