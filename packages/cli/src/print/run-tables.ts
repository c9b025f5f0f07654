import { SUSPICIONS, quote, type SuspiciousAnswer } from '@stet/core/internal';
import type { CorrectionCounts } from '@stet/checkers';
import { left, right } from './columns.js';
import type { TableModel } from './table.js';

export interface RunCounts extends CorrectionCounts {
  readonly sentences: number;
  readonly suspicious: number;
  readonly changed: number;
}

/** What became of the sentences that a checker was asked about. */
export function runTables(counts: RunCounts, suspicious: readonly SuspiciousAnswer[], policy: string): TableModel[] {
  const rows: [what: string, count: number][] = [
    ['Sentences', counts.sentences],
    ['Asked', counts.asked],
    ['From the cache', counts.fromCache],
    ['Repeated', counts.repeated],
    ['Empty', counts.empty],
    ['Retries', counts.retried],
    ['Asked alone', counts.askedAlone],
    ['Suspicious', counts.suspicious],
    ['Changed', counts.changed],
  ];
  const main: TableModel = {
    columns: [left('What'), right('Number')],
    // Most runs have none of these.
    rows: rows
      .filter(([what, count]) => count > 0 || !['Repeated', 'Empty', 'Asked alone'].includes(what))
      .map(([what, count]) => [what, String(count)]),
  };
  return suspicious.length === 0 ? [main] : [main, suspiciousTable(suspicious, policy)];
}

function suspiciousTable(suspicious: readonly SuspiciousAnswer[], policy: string): TableModel {
  return {
    title: policy === 'keep' ? 'Suspicious answers, kept' : 'Suspicious answers, replaced by the source',
    columns: [right('Line'), left('Reason'), left('Answer')],
    rows: suspicious.map(({ line, reasons, answer }) => [String(line), reasons.join(', '), quote(answer)]),
  };
}

/** Suspicious answers a line each, for the standard error. */
export function suspiciousLines(suspicious: readonly SuspiciousAnswer[], file: string): string {
  return suspicious
    .map(({ line, reasons, answer }) => {
      const why = reasons.map((reason) => SUSPICIONS[reason]).join('; ');
      return `stet: ${file}:${line}: ${why}: ${quote(answer)}\n`;
    })
    .join('');
}
