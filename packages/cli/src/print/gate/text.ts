import type { GateReport } from '@stet/core/internal';
import { style } from '../style.js';
import { printTables, type TableFormat } from '../table.js';
import { wrap } from '../wrap.js';
import { changeLines, changeTitle, cleanLines, placeOf, shownChanges } from './changes.js';
import { gateSummary } from './summary.js';
import { gateTables, sentencesTable } from './tables.js';
import { sentenceCount, verdict } from './verdict.js';

const LINE = 100;

/** A gate in the format asked for, as it is printed. */
export function gateText(report: GateReport, file: string, format: TableFormat | 'json', top: number): string {
  if (format === 'json') return `${JSON.stringify(report)}\n`;
  if (format === 'text') return forReading(report, file, top);
  if (format === 'markdown') return gateSummary(report, top);
  return printTables([...gateTables(report), sentencesTable(report.sentences)], format);
}

/** For a terminal or a log: tables, then the sentences, then the verdict, since the end is what one sees. */
function forReading(report: GateReport, file: string, top: number): string {
  const { worse, better } = shownChanges(report, top);
  const clean = report.clean?.changes ?? [];
  const many = (sign: number): number => report.sentences.filter(({ effect }) => Math.sign(effect) === sign).length;
  const blocks = (shown: typeof worse): string[] =>
    shown.map((change) => block(`${placeOf(file, change)} ${changeTitle(change)}`, changeLines(change)));
  return [
    printTables(gateTables(report), 'text').trimEnd(),
    ...listed(sentenceCount(many(-1)), 'worse', many(-1), blocks(worse)),
    ...listed(sentenceCount(many(1)), 'better', many(1), blocks(better)),
    ...listed(
      sentenceCount(clean.length, 'clean '),
      'edited',
      clean.length,
      clean.slice(0, top).map((change) => block(`sentence ${change.sentence}`, cleanLines(change))),
    ),
    `${(report.passed ? style.green : style.red)(wrap(verdict(report).join(' '), LINE))}\n`,
  ].join('\n\n');
}

function listed(count: string, what: string, all: number, blocks: readonly string[]): string[] {
  if (all === 0) return [];
  return [style.bold(`${count} ${what}${blocks.length < all ? `, ${blocks.length} shown` : ''}`), ...blocks];
}

function block(title: string, lines: readonly string[]): string {
  return [style.bold(title), ...lines.map((line) => `  ${line}`)].join('\n');
}
