import { VERSION } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { CHART_STYLE } from '../style/chart-style.js';
import { EXPLORER_STYLE } from '../style/explorer-style.js';
import { PAGE_STYLE } from '../style/page-style.js';
import { ReportBlock } from './report-block.js';
import { scriptsOf, type Chapter, type Origin, type PageScript, type Report } from './report.js';
import { TextLanguage } from './text-language.js';

/** Nothing is loaded or sent, not even an image. Tints are style attributes, hence `unsafe-inline`. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

interface PageProps {
  readonly report: Report;
  readonly script?: PageScript | undefined;
}

/** A complete HTML page with a report; nothing runs in it but its own script, if it has one. */
export function Page({ report, script }: PageProps): ReactElement {
  const { kind, title, summary, chapters } = report;
  const scripts = scriptsOf(report);
  const explores = scripts.includes('explorer');
  const live = scripts.length > 0 ? script : undefined;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content={live === undefined ? POLICY : `${POLICY}; script-src 'sha256-${live.hash}'`}
        />
        <title>{`${title}: ${kind}`}</title>
        <style>{PAGE_STYLE + CHART_STYLE + (explores ? EXPLORER_STYLE : '')}</style>
      </head>
      <body className={scripts.length > 0 ? 'wide' : undefined}>
        <header>
          <p className="kind">{kind}</p>
          <h1 dir="auto">{title}</h1>
          <p dir="auto">{summary}</p>
          {chapters.length > 1 && <Index chapters={chapters} />}
        </header>
        <main>
          <TextLanguage value={report.language}>
            {chapters.map(({ id, heading, text, blocks }) => (
              <section key={id}>
                <h2 id={id}>{heading}</h2>
                <p dir="auto">{text}</p>
                {blocks.map((block, at) => (
                  <ReportBlock key={at} {...block} />
                ))}
              </section>
            ))}
          </TextLanguage>
        </main>
        <Foot origin={report.origin} />
        {live !== undefined && <script dangerouslySetInnerHTML={{ __html: live.text }} />}
      </body>
    </html>
  );
}

function Foot({ origin }: { readonly origin: Origin | undefined }): ReactElement {
  return (
    <footer>
      <p>
        Made with Stet {VERSION}
        {origin !== undefined && (
          <>
            {' on '}
            <time dateTime={origin.date}>{origin.date}</time>
          </>
        )}
        . Every number can be reproduced from the signature below its table.
      </p>
      {origin?.command !== undefined && (
        <p>
          <code dir="ltr">{origin.command}</code>
        </p>
      )}
    </footer>
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
