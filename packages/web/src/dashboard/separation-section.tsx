import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { LoadedSection } from '../shell/loaded.js';

/** How many more judgments would tell neighbours in the ranking apart. */
export function SeparationSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/separation', { param: { campaign: id }, version });
  return (
    <LoadedSection
      id="separation"
      title="How many more judgments"
      intro={
        <p>
          Rankings still to make until neighbours are told apart in four of five cases, if judges go on as they do now.
          The difference is of their Expected Wins, with its standard error.
        </p>
      }
      query={query}
      what="the estimates"
    >
      {({ neighbours, limit }) => (
        <ListTable
          name="Neighbours in the ranking"
          columns={['Better', 'Worse', numbers('Difference'), numbers('Further rankings')]}
        >
          {neighbours.map(({ better, worse, difference, standardError, separated, further }) => (
            <tr key={`${better} ${worse}`}>
              <th scope="row">
                <bdi>{better}</bdi>
              </th>
              <td>
                <bdi>{worse}</bdi>
              </td>
              <td className="number">
                {difference === null ? '–' : difference.toFixed(3)}
                {standardError !== null && ` ± ${standardError.toFixed(3)}`}
              </td>
              <td className="number">
                {separated ? 'told apart' : further === null ? `more than ${limit}` : `≈ ${further}`}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </LoadedSection>
  );
}
