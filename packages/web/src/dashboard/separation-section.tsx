import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { Loaded } from '../shell/loaded.js';

/** How many more judgments would tell neighbours in the ranking apart. */
export function SeparationSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/separation', { param: { campaign: id }, version });
  return (
    <section aria-labelledby="separation">
      <h2 id="separation">How many more judgments</h2>
      <p>
        Rankings still to make until neighbours are told apart in four of five cases, if judges go on as they do now.
        The difference is of their Expected Wins, with its standard error.
      </p>
      <Loaded query={query} what="the estimates">
        {({ neighbours, limit }) => (
          <div className="scroll" role="region" aria-label="Neighbours in the ranking" tabIndex={0}>
            <table className="list">
              <thead>
                <tr>
                  <th scope="col">Better</th>
                  <th scope="col">Worse</th>
                  <th scope="col" className="number">
                    Difference
                  </th>
                  <th scope="col" className="number">
                    Further rankings
                  </th>
                </tr>
              </thead>
              <tbody>
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
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </section>
  );
}
