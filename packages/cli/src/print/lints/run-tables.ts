import { groupBy, type LintCheck, type LintRun } from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';

/** What was asked and found, by register. */
export function lintRunTables({ checker, version, checks }: LintRun): TableModel[] {
  const registers = [...groupBy(checks, ({ register }) => register ?? 'all texts')];
  const rows = registers.map(([register, group]) => rowOf(register, group));
  const total = registers.length > 1 ? [rowOf('together', checks)] : [];
  return [
    {
      title: `${checker} ${version}`,
      columns: ['Texts', 'Words', 'Lints', 'Rules', 'Incomplete', 'Failed'].reduce(
        (columns, title) => [...columns, right(title)],
        [left('Register')],
      ),
      rows: [...rows, ...total],
    },
  ];
}

function rowOf(register: string, checks: readonly LintCheck[]): string[] {
  const lints = checks.flatMap((check) => check.lints);
  return [
    register,
    String(checks.length),
    String(checks.reduce((sum, { words }) => sum + words, 0)),
    String(lints.length),
    String(new Set(lints.map(({ rule }) => rule)).size),
    String(checks.filter(({ incomplete }) => incomplete === true).length),
    String(checks.filter(({ error }) => error !== undefined).length),
  ];
}
