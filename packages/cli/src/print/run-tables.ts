import { SUSPICIONS, quote, type SuspiciousAnswer } from '@stet/core/internal';
import type { CorrectionCounts } from '@stet/checkers';
import { left, right, type TableModel } from './table.js';

export interface RunCounts extends CorrectionCounts {
  readonly sentences: number;
  readonly suspicious: number;
  readonly changed: number;
}

/** Rows that most runs do not need: shown only where they count something. */
const RARE = ['Repeated', 'Empty', 'Asked alone'];

/** How many sentences were asked, cached, retried and changed, and the suspicious answers. */
export function runTables(counts: RunCounts, suspicious: readonly SuspiciousAnswer[], policy: string): TableModel[] {
  const rows: [label: string, count: number][] = [
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
    rows: rows
      .filter(([label, count]) => count > 0 || !RARE.includes(label))
      .map(([label, count]) => [label, String(count)]),
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

/** Suspicious answers for the standard error, one to a line. */
export function suspiciousLines(suspicious: readonly SuspiciousAnswer[], file: string): string[] {
  return suspicious.map(({ line, reasons, answer }) => {
    const why = reasons.map((reason) => SUSPICIONS[reason]).join('; ');
    return `${file}:${line}: ${why}: ${quote(answer)}`;
  });
}
