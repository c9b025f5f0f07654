import type { ReactElement } from 'react';
import type { Campaign, Separation } from '../api/types.js';
import { percent } from '../shell/format.js';
import { Loaded } from '../shell/loaded.js';
import { useQuery } from '../shell/use-query.js';

/** How many more judgments would tell neighbours in the ranking apart. */
export function SeparationPart({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery<Separation>(`/campaigns/${id}/separation`, { version });
  return (
    <section aria-labelledby="separation">
      <h2 id="separation">How many more judgments</h2>
      <p>Rankings still to make until neighbours are told apart, if they go on winning as they do now.</p>
      <Loaded query={query} what="the estimates">
        {({ neighbours }) => (
          <div className="scroll" role="region" aria-labelledby="separation" tabIndex={0}>
            <table className="list">
              <thead>
                <tr>
                  <th scope="col">Better</th>
                  <th scope="col">Worse</th>
                  <th scope="col" className="number">
                    Won
                  </th>
                  <th scope="col" className="number">
                    Of
                  </th>
                  <th scope="col" className="number">
                    More rankings
                  </th>
                </tr>
              </thead>
              <tbody>
                {neighbours.map(({ better, worse, share, decided, moreJudgments }) => (
                  <tr key={`${better} ${worse}`}>
                    <th scope="row">
                      <bdi>{better}</bdi>
                    </th>
                    <td>
                      <bdi>{worse}</bdi>
                    </td>
                    <td className="number">{share === null ? '–' : percent(share)}</td>
                    <td className="number">{decided}</td>
                    <td className="number">
                      {moreJudgments === null
                        ? 'out of sight'
                        : moreJudgments === 0
                          ? 'told apart'
                          : `≈ ${moreJudgments}`}
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
