import { VERSION } from '@stet/core';
import type { ReactElement } from 'react';
import { CHART_STYLE } from '../style/chart-style.js';
import { PAGE_STYLE } from '../style/page-style.js';
import { ReportPart } from './report-part.js';
import type { Chapter, Report } from './report.js';

/** Nothing is loaded, sent or run: not even a picture. Tints are style attributes, hence `unsafe-inline`. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** A whole HTML page with a report. */
export function Page({ kind, title, summary, chapters }: Report): ReactElement {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <title>{`${title}: ${kind}`}</title>
        <style>{PAGE_STYLE + CHART_STYLE}</style>
      </head>
      <body>
        <header>
          <p className="kind">{kind}</p>
          <h1 dir="auto">{title}</h1>
          <p dir="auto">{summary}</p>
          {chapters.length > 1 && <Index chapters={chapters} />}
        </header>
        <main>
          {chapters.map(({ id, heading, text, parts }) => (
            <section key={id}>
              <h2 id={id}>{heading}</h2>
              <p dir="auto">{text}</p>
              {parts.map((part, at) => (
                <ReportPart key={at} {...part} />
              ))}
            </section>
          ))}
        </main>
        <footer>Made with Stet {VERSION}. Every number can be had again from the signature below its table.</footer>
      </body>
    </html>
  );
}

function Index({ chapters }: { readonly chapters: readonly Chapter[] }): ReactElement {
  return (
    <nav aria-label="On this page">
      <ul>
        {chapters.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
