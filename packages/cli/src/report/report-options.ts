import type * as charts from '@stet/charts';
import type { Command } from 'commander';
import { languageTag } from '../options/command-options.js';
import { addOutputOptions, print, writeOutput, type OutputOptions, type Result } from '../print/output.js';
import { say } from '../print/terminal.js';
import { currentOrigin } from './origin-of.js';
import { titleOf } from './title-of.js';

export interface ReportOptions extends OutputOptions, PageOptions {}

/** Draws results for a page. It needs React, so it is loaded only when a page is wanted. */
export type Drawing = Omit<typeof charts, 'reportPage'>;

type DrawPage = (title: string, draw: Drawing) => charts.Report | Promise<charts.Report>;

/** What a command prints, and the page that it can write. */
export interface Presentation extends Result {
  /** What the page is about, where the data know better than the name of their file. */
  readonly subject?: string;
  readonly page: DrawPage;
}

export interface PageOptions {
  readonly html?: string | undefined;
  readonly title?: string | undefined;
  readonly language?: string | undefined;
}

export function addReportOptions(command: Command): Command {
  return addPageOptions(addOutputOptions(command));
}

/** For commands that print no tables. */
export function addPageOptions(command: Command): Command {
  return command
    .option('--html <file>', 'also write one page with tables and charts, which needs no other file')
    .option('--title <text>', 'heading of the page (default: the name of the data)')
    .option('--language <tag>', 'language of the sentences on the page, such as uk or zh-Hans', languageTag);
}

/** Writes the page, if the options ask for one, and prints the result. */
export async function present(options: ReportOptions, input: string, result: Presentation): Promise<void> {
  const { html, title, language } = options;
  if (html !== undefined) await writePage(result.page, { html, title: title ?? result.subject, language }, input);
  if (html !== '-') print(options, result);
  if (html !== undefined) sayWritten(html);
}

/** Writes a page to a file, with a script if it has something interactive. */
export async function writePage(
  page: DrawPage,
  { html, title: heading, language }: PageOptions & { readonly html: string },
  input: string,
): Promise<void> {
  const title = heading ?? titleOf(input);
  const { reportPage, ...draw } = await import('@stet/charts');
  const report = {
    ...(await page(title, draw)),
    origin: currentOrigin(),
    ...(language === undefined ? {} : { language }),
  };
  await writeOutput(html, reportPage(report, await pageScript(draw.scriptsOf(report), draw)));
}

export function sayWritten(html: string): void {
  if (html !== '-') say(`wrote ${html}`);
}

/** The scripts that a page needs, as one, since a page lets the browser run a single one. */
async function pageScript(names: readonly charts.ScriptName[], draw: Drawing): Promise<charts.PageScript | undefined> {
  if (names.length === 0) return undefined;
  const { createHash } = await import('node:crypto');
  const scripts: Readonly<Record<charts.ScriptName, () => string | Promise<string>>> = {
    explorer: async () => (await import('./explorer-script.js')).explorerScript,
    sorting: () => draw.SORTING_SCRIPT,
    collecting: () => draw.COLLECTING_SCRIPT,
  };
  const text = (await Promise.all(names.map(async (name) => scripts[name]()))).join('\n');
  return { text, hash: createHash('sha256').update(text).digest('base64') };
}
