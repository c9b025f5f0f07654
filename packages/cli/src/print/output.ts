import { Option, type Command } from 'commander';
import { tableFormats, printTables, type TableFormat, type TableModel } from './table.js';
import { wrap } from './wrap.js';

export interface OutputOptions {
  readonly format: TableFormat | 'json';
  readonly json?: true;
}

/** The result of a command: tables for people, a document for programs. */
export interface Result {
  readonly tables: () => readonly TableModel[];
  readonly document: () => unknown;
  /** What the tables show, in words. */
  readonly summary?: () => string;
}

export function addOutputOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--format <format>', 'how to print the result').choices([...tableFormats, 'json']).default('text'),
    )
    .option('--json', 'short for --format json');
}

export function print(result: Result, { format, json }: OutputOptions): void {
  if (json === true || format === 'json') {
    process.stdout.write(`${JSON.stringify(result.document())}\n`);
    return;
  }
  const summary = result.summary?.() ?? '';
  process.stdout.write(printTables(result.tables(), format) + (summary === '' ? '' : summaries[format](summary)));
}

const LINE_WIDTH = 100;

const summaries: Readonly<Record<TableFormat, (summary: string) => string>> = {
  text: (summary) => `\n${wrap(summary, LINE_WIDTH)}\n`,
  markdown: (summary) => `\n${summary}\n`,
  latex: (summary) => `\n% ${summary.replaceAll('\n', '\n% ')}\n`,
  // Programs read CSV, and would take the words for a row.
  csv: () => '',
};
