import type { LintGateReport } from '@stet/core/internal';
import { style } from '../../style.js';
import { printTables, type TableFormat } from '../../table.js';
import { wrap } from '../../wrap.js';
import { lintGateSummary, lintGateTables } from './tables.js';
import { lintRemarks, lintVerdict } from './verdict.js';

const LINE_WIDTH = 100;

/** A gate for a checker as it is printed in `format`. */
export function lintGateText(
  report: LintGateReport,
  signature: string,
  { format, confidence, top }: { readonly format: TableFormat; readonly confidence: number; readonly top: number },
): string {
  if (format === 'markdown') return lintGateSummary(report, signature, confidence, top);
  const tables = printTables(lintGateTables(report, signature, confidence, top), format);
  if (format !== 'text') return tables;
  const colour = report.passed ? style.green : style.red;
  const [decision, ...found] = lintVerdict(report);
  // The decision comes last, since readers of a log see its end first.
  const words = [...lintRemarks(report), ...found].map((line) => wrap(line, LINE_WIDTH));
  return `${tables}\n${[...words, colour(wrap(decision, LINE_WIDTH))].join('\n')}\n`;
}
