import { DataTable } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import { Fragment, type ReactElement } from 'react';
import type { SystemTypes } from './tables-by-type.js';
import { words } from '../../language/words.js';

/** Counts and ratios of each error type, by metric: the best system's in full, the others to be unfolded. */
export function TypesSection({ types }: { readonly types: readonly SystemTypes[] }): ReactElement {
  const { playground } = words();
  const metrics = [...new Set(types.map(({ metric }) => metric))];
  return (
    <section aria-labelledby="types">
      <h3 id="types">{playground.byErrorType}</h3>
      {metrics.map((metric, index) => {
        const ofMetric = types.filter((candidate) => candidate.metric === metric);
        return (
          <Fragment key={metric}>
            {metrics.length > 1 && <h4>{metricTitle(metric)}</h4>}
            <p className="quiet">{ofMetric[0].table.notes?.join(' ')}</p>
            {ofMetric.map(({ system, table: { rows, columns } }, at) => (
              <details key={system} className="system-types" open={index === 0 && at === 0}>
                <summary>
                  <bdi>{system}</bdi>
                  <span className="quiet">{playground.types(rows.length)}</span>
                </summary>
                <DataTable
                  id={`types-${metric}-${at}`}
                  table={{ title: playground.typesOf(system, metricTitle(metric)), columns, rows }}
                />
              </details>
            ))}
          </Fragment>
        );
      })}
    </section>
  );
}
