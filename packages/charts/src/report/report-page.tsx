import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './page.js';
import type { PageScript, Report } from './report.js';

/** A report as one HTML page that needs no other file; with a script, its explorers come to life. */
export function reportPage(report: Report, script?: PageScript): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Page report={report} script={script} />)}\n`;
}
