import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { useCopy } from '../shell/use-copy.js';
import type { BenchmarkProps } from './benchmark-props.js';
import { DataSetTable } from './data-set-table.js';

/** The announcement: what is asked for, where the data are, how to take part and how to cite. */
export function CallRoom({ benchmark }: BenchmarkProps): ReactElement {
  const { call, citation, contact, links, language, tracks } = benchmark.settings;
  const { benchmarks } = words();
  return (
    <>
      <div lang={language} dir="auto">
        {call === '' ? <p className="empty">{benchmarks.noCall}</p> : <Paragraphs text={call} />}
      </div>
      {links.length > 0 && (
        <section aria-labelledby="links">
          <h2 id="links">{benchmarks.links}</h2>
          <ul>
            {links.map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer noopener">
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tracks.map(({ name, description }, track) => (
        <section key={name} aria-labelledby={`track-${track}`}>
          <h2 id={`track-${track}`}>
            {tracks.length > 1 ? (
              <>
                {benchmarks.track}: <bdi>{name}</bdi>
              </>
            ) : (
              benchmarks.dataSetsHeading
            )}
          </h2>
          {description !== '' && (
            <div lang={language} dir="auto">
              <Paragraphs text={description} />
            </div>
          )}
          <DataSetTable track={name} dataSets={benchmark.dataSets.filter((dataSet) => dataSet.track === track)} />
        </section>
      ))}
      <SubmitSection benchmark={benchmark} />
      {citation !== '' && <Citation text={citation} />}
      {contact !== '' && (
        <section aria-labelledby="contact">
          <h2 id="contact">{benchmarks.contact}</h2>
          <p dir="auto">{contact}</p>
        </section>
      )}
    </>
  );
}

function Paragraphs({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split(/\n\s*\n/u).map((paragraph, at) => (
        <p key={at} className="instructions">
          {paragraph}
        </p>
      ))}
    </>
  );
}

/** One line for teams that would rather not open a page. */
function SubmitSection({ benchmark: { id, dataSets, settings } }: BenchmarkProps): ReactElement | null {
  const { benchmarks, team } = words();
  if (dataSets.length === 0) return null;
  const isRepeated = (name: string): boolean => dataSets.filter((other) => other.name === name).length > 1;
  const files = dataSets.slice(0, 2).map(({ name, track }) => {
    const path = isRepeated(name) ? `${settings.tracks[track].name}/${name}` : name;
    return `${quoted(path)}=${quoted(`${path}.txt`)}`;
  });
  return (
    <section aria-labelledby="submit">
      <h2 id="submit">{benchmarks.submitHeading}</h2>
      <p>{benchmarks.submitText(<code dir="ltr">STET_KEY</code>)}</p>
      <pre className="command" dir="ltr" role="region" aria-label={team.curl.submit} tabIndex={0}>
        {`npx stet submit ${location.origin}/benchmarks/${id} ${files.join(' ')}`}
      </pre>
    </section>
  );
}

/** A word of a command line as a shell takes it. */
const quoted = (word: string): string => (/^[\w./-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

function Citation({ text }: { readonly text: string }): ReactElement {
  const { benchmarks } = words();
  const { field, copied, copy } = useCopy<HTMLTextAreaElement>();
  return (
    <section aria-labelledby="citation">
      <h2 id="citation">{benchmarks.citation}</h2>
      <textarea
        ref={field}
        className="citation"
        dir="ltr"
        readOnly
        aria-labelledby="citation"
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
      />
      <div className="actions">
        <button type="button" onClick={copy}>
          {benchmarks.copy}
        </button>
        <span role="status">{copied && benchmarks.copied}</span>
      </div>
    </section>
  );
}
