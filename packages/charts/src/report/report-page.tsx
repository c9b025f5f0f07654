import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './page.js';
import type { Report } from './report.js';

/** A report as one HTML page that needs no other file and no script. */
export function reportPage(report: Report): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Page {...report} />)}\n`;
}
