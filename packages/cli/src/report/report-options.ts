import { basename } from 'node:path';
import type * as charts from '@stet/charts';
import type { Command } from 'commander';
import { addOutputOptions, print, type OutputOptions, type Result } from '../print/output.js';
import { writeOutput } from '../print/write-output.js';

export interface ReportOptions extends OutputOptions {
  readonly html?: string;
  readonly title?: string;
}

/** What turns results into parts of a page; it brings React, so it is loaded only when a page is wanted. */
export type Drawing = Omit<typeof charts, 'reportPage'>;

/** What a command has to say, also as a page. */
export interface Presentation extends Result {
  readonly page: (title: string, draw: Drawing) => charts.Report | Promise<charts.Report>;
}

export function addReportOptions(command: Command): Command {
  return addOutputOptions(command)
    .option('--html <file>', 'also write one page with tables and charts, which needs no other file')
    .option('--title <text>', 'heading of the page (default: the name of the input)');
}

/** Writes the page where one is wanted, and prints. */
export async function present(result: Presentation, options: ReportOptions, input: string): Promise<void> {
  const { html, title = titleOf(input) } = options;
  if (html !== undefined) {
    const { reportPage, ...draw } = await import('@stet/charts');
    await writeOutput(html, reportPage(await result.page(title, draw)));
  }
  if (html !== '-') print(result, options);
  if (html !== undefined && html !== '-') process.stderr.write(`stet: wrote ${html}\n`);
}

/** `data/judgments.xml.gz` is about `judgments`. */
function titleOf(input: string): string {
  return input === '-' ? 'Standard input' : basename(input).replace(/(\.\w+){1,2}$/u, '');
}
