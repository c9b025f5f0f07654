import type { Benchmark } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { LinkedItem } from '../shell/linked-item.js';
import { Loaded } from '../shell/loaded.js';

/** The benchmarks that the reader may see; organisers can make one. */
export function BenchmarkList({ organises }: { readonly organises: boolean }): ReactElement {
  const list = useQuery('/benchmarks', { query: { limit: 200 } });
  const { benchmarks } = words();
  return (
    <section aria-labelledby="benchmarks">
      <div className="title-row">
        <h2 id="benchmarks">{benchmarks.title}</h2>
        {organises && (
          <Link href="/benchmarks/new" className="button">
            {benchmarks.new}
          </Link>
        )}
      </div>
      <Loaded query={list} what={benchmarks.what}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">{organises ? benchmarks.empty : benchmarks.nonePublic}</p>
          ) : (
            <ul className="campaigns">
              {rows.map((benchmark) => (
                <BenchmarkRow key={benchmark.id} benchmark={benchmark} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function BenchmarkRow({ benchmark: { id, name, dataSets, teams } }: { readonly benchmark: Benchmark }): ReactElement {
  const { benchmarks } = words();
  const languages = new Set(dataSets.map(({ settings }) => settings.language)).size;
  return (
    <LinkedItem href={`/benchmarks/${id}`} name={name}>
      <p className="facts">
        <span>{benchmarks.dataSets(dataSets.length)}</span>
        <span>{benchmarks.languages(languages)}</span>
        <span>{benchmarks.teams(teams)}</span>
      </p>
    </LinkedItem>
  );
}
