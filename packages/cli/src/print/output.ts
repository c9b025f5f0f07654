import type { Command, Option } from 'commander';
import { inChunks } from '@stet/core/internal';
import { sendStandardOutput, writeFiles } from '@stet/node';
import { choiceOption } from '../options/command-options.js';
import { tableFormats, printTables, type TableFormat, type TableModel } from './table.js';
import { wrap } from './wrap.js';
import { printJson, printText } from './terminal.js';

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

export function formatOption(): Option {
  return choiceOption('--format <format>', 'how to print the result', [...tableFormats, 'json']);
}

export function addOutputOptions(command: Command): Command {
  return command.addOption(formatOption()).option('--json', 'short for --format json');
}

export function print({ format, json }: OutputOptions, result: Result): void {
  if (json === true || format === 'json') {
    printJson(result.document());
    return;
  }
  const summary = result.summary?.() ?? '';
  printText(printTables(result.tables(), format) + (summary === '' ? '' : summaries[format](summary)));
}

const LINE_WIDTH = 100;

const summaries: Readonly<Record<TableFormat, (summary: string) => string>> = {
  text: (summary) => `\n${wrap(summary, LINE_WIDTH)}\n`,
  markdown: (summary) => `\n${summary}\n`,
  latex: (summary) => `\n% ${summary.replaceAll('\n', '\n% ')}\n`,
  // Programs read CSV, and would take the words for a row.
  csv: () => '',
};

/** Writes text, or the pieces of it, to a file, whole or not at all; `-` is the standard output. */
export async function writeOutput(file: string, text: string | Iterable<string>): Promise<void> {
  if (file !== '-') return writeFiles([{ file, text }]);
  for (const chunk of typeof text === 'string' ? [text] : inChunks(text)) await sendStandardOutput(chunk);
}
