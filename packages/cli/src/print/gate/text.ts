import type { GateReport } from '@stet/core/internal';
import { style } from '../style.js';
import { printTables, type TableFormat } from '../table.js';
import { wrap } from '../wrap.js';
import { changeLines, changeTitle, cleanLines, locationOf, shownChanges } from './changes.js';
import { gateSummary } from './summary.js';
import { gateTables, sentencesTable } from './tables.js';
import { sentenceCount, verdict } from './verdict.js';

const LINE_WIDTH = 100;

/** A gate as it is printed in `format`. */
export function gateText(report: GateReport, file: string, format: TableFormat | 'json', top: number): string {
  if (format === 'json') return `${JSON.stringify(report)}\n`;
  if (format === 'text') return forReading(report, file, top);
  if (format === 'markdown') return gateSummary(report, top);
  return printTables([...gateTables(report), sentencesTable(report.sentences)], format);
}

/** For a terminal or a log: tables, sentences, then the verdict, since readers see the end first. */
function forReading(report: GateReport, file: string, top: number): string {
  const { worse, better } = shownChanges(report, top);
  const clean = report.clean?.changes ?? [];
  const countOf = (sign: number): number => report.sentences.filter(({ effect }) => Math.sign(effect) === sign).length;
  const blocks = (shown: typeof worse): string[] =>
    shown.map((change) => block(`${locationOf(file, change)} ${changeTitle(change)}`, changeLines(change)));
  return [
    printTables(gateTables(report), 'text').trimEnd(),
    ...listed(sentenceCount(countOf(-1)), 'worse', countOf(-1), blocks(worse)),
    ...listed(sentenceCount(countOf(1)), 'better', countOf(1), blocks(better)),
    ...listed(
      sentenceCount(clean.length, 'clean '),
      'edited',
      clean.length,
      clean.slice(0, top).map((change) => block(`sentence ${change.sentence}`, cleanLines(change))),
    ),
    `${(report.passed ? style.green : style.red)(wrap(verdict(report).join(' '), LINE_WIDTH))}\n`,
  ].join('\n\n');
}

function listed(count: string, change: string, total: number, blocks: readonly string[]): string[] {
  if (total === 0) return [];
  return [style.bold(`${count} ${change}${blocks.length < total ? `, ${blocks.length} shown` : ''}`), ...blocks];
}

function block(title: string, lines: readonly string[]): string {
  return [style.bold(title), ...lines.map((line) => `  ${line}`)].join('\n');
}
