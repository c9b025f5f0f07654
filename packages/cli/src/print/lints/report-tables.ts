import type { LintReport } from '@stet/core/internal';
import type { TableModel } from '../table.js';
import { alarmTable } from './alarm-table.js';
import { conflictTable } from './conflict-table.js';
import { coverageTables, goldTable } from './gold-tables.js';
import { latencyTable } from './latency-table.js';
import { ruleDetailTables } from './rule-detail-tables.js';
import { ruleTable } from './rule-table.js';
import { stabilityTable } from './stability-table.js';

/** All tables of a report, those with something to show. */
export function lintReportTables(report: LintReport, most: number): TableModel[] {
  const { gold, alarms, conflicts, stability, latency } = report;
  return [
    ruleTable(report, { most }),
    ...(gold === null ? [] : [goldTable(gold, report.settings.confidence), ...coverageTables(gold)]),
    ...(alarms === null ? [] : [alarmTable(alarms, report.settings.confidence)]),
    ...ruleDetailTables(report, most),
    ...(conflicts.pairs.length === 0 ? [] : [conflictTable(conflicts, most)]),
    ...(stability === null ? [] : [stabilityTable(stability)]),
    ...(latency.phases.length === 0 ? [] : [latencyTable(latency, report.settings.confidence)]),
  ];
}
