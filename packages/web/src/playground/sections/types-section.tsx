import { DataTable } from '@stet/charts';
import { counted, metricTitle } from '@stet/core/internal';
import { Fragment, type ReactElement } from 'react';
import type { SystemTypes } from '../scoring/tables-by-type.js';

/** Counts and ratios of each error type, by metric: the best system's in full, the others to be unfolded. */
export function TypesSection({ types }: { readonly types: readonly SystemTypes[] }): ReactElement {
  const metrics = [...new Set(types.map(({ metric }) => metric))];
  return (
    <section aria-labelledby="types">
      <h3 id="types">By error type</h3>
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
                  <span className="quiet">{counted(rows.length, 'type')}</span>
                </summary>
                <DataTable
                  id={`types-${metric}-${at}`}
                  table={{ title: `${system}: ${metricTitle(metric)} by type`, columns, rows }}
                />
              </details>
            ))}
          </Fragment>
        );
      })}
    </section>
  );
}
