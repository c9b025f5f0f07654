import { printTables } from '../../table.js';
import type { LintGateReport } from '@stet/core/internal';
import type { TableModel } from '../../table.js';
import { left } from '../../table.js';
import { diffTables, ruleTables } from '../diff-tables.js';
import { uncomparedWords } from '../diff-words.js';
import { gateChecks } from './checks.js';
import { lintVerdict } from './verdict.js';

/** What was checked, one row each; of must-lines only those that break. */
function checksTable(report: LintGateReport, signature: string): TableModel {
  const shown = gateChecks(report, 0).filter(({ passed, text }) => !passed || text !== '');
  return {
    title: 'Checks',
    columns: ['Check', 'Result', 'Found'].map(left),
    rows: shown.map(({ name, passed, text }) => [name, passed ? 'passes' : 'fails', text]),
    notes: [signature],
  };
}

/** A gate as tables. */
export function lintGateTables(
  report: LintGateReport,
  signature: string,
  confidence: number,
  top: number,
): TableModel[] {
  const [, ...rest] = diffTables(report.diff, signature, confidence, top);
  return [checksTable(report, signature), ...rest];
}

/** A gate as Markdown, for a pull request: five lines, the rules that changed, and examples of each. */
export function lintGateSummary(report: LintGateReport, signature: string, confidence: number, top: number): string {
  const [decision, ...rest] = lintVerdict(report);
  const uncompared = uncomparedWords(report.diff).join(' ');
  const examples = diffTables(report.diff, signature, confidence, top).filter(
    ({ title = '' }) => title.startsWith('Examples') || title.startsWith('Unstable'),
  );
  return [
    `## ${report.passed ? '✅' : '❌'} Stet lint gate`,
    `**${decision}**`,
    rest.map((line) => `- ${line}`).join('\n'),
    ...(uncompared === '' ? [] : [`Not compared: ${uncompared}`]),
    ...[...ruleTables(report.diff), ...examples].map((table) => printTables([table], 'markdown').trimEnd()),
    `\`${signature}\``,
  ]
    .join('\n\n')
    .concat('\n');
}
