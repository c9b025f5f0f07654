import { Option, type Command } from 'commander';
import { tableFormats, printTables, type TableFormat, type TableModel } from './table.js';

export interface OutputOptions {
  readonly format: TableFormat | 'json';
  readonly json?: true;
}

/** What a command has to say: tables for people, a document for programs. */
export interface Result {
  readonly tables: () => readonly TableModel[];
  readonly document: () => unknown;
}

export function addOutputOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--format <format>', 'how to print the result').choices([...tableFormats, 'json']).default('text'),
    )
    .option('--json', 'short for --format json');
}

export function print(result: Result, { format, json }: OutputOptions): void {
  process.stdout.write(
    json === true || format === 'json'
      ? `${JSON.stringify(result.document())}\n`
      : printTables(result.tables(), format),
  );
}
