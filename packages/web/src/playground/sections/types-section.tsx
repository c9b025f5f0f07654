import { DataTable } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { counted } from '../../shell/format.js';
import type { SystemTypes } from '../scoring/tables-by-type.js';

/** Counts and ratios of each error type: the best system's in full, those of the others to be unfolded. */
export function TypesSection({ types }: { readonly types: readonly SystemTypes[] }): ReactElement {
  const [{ metric, table }] = types;
  return (
    <section aria-labelledby="types">
      <h3 id="types">By error type</h3>
      <p className="quiet">{table.notes?.join(' ')}</p>
      {types.map(({ system, table: { rows, columns } }, at) => (
        <details key={`${metric} ${system}`} className="system-types" open={at === 0}>
          <summary>
            <bdi>{system}</bdi>
            <span className="quiet">{counted(rows.length, 'type')}</span>
          </summary>
          <DataTable id={`types-${at}`} table={{ title: `${system}: ${metricTitle(metric)} by type`, columns, rows }} />
        </details>
      ))}
    </section>
  );
}
