import type { GateReport } from '@stet/core/internal';
import { printTables } from '../table.js';
import { sentencesTable, gateTables } from './tables.js';
import { shownChanges } from './changes.js';
import { verdict } from './verdict.js';

/** A gate as Markdown, for the summary of a job. */
export function gateSummary(report: GateReport, top: number): string {
  const { worse, better } = shownChanges(report, top);
  const [decision, ...rest] = verdict(report);
  const section = (title: string, sentences: typeof worse): string =>
    sentences.length === 0 ? '' : printTables([{ ...sentencesTable(sentences), title }], 'markdown');
  return [
    `## ${report.passed ? '✅' : '❌'} Stet gate`,
    `**${decision}**`,
    ...rest,
    printTables(gateTables(report), 'markdown'),
    section('Worse, most harmful first', worse),
    section('Better', better),
  ]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.trimEnd())
    .join('\n\n')
    .concat('\n');
}
