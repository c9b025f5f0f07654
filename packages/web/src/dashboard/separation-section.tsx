import { decimal, separationMethodFor, type CampaignMethodName, type SeparationMethod } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';
import { METHOD_TITLES } from './ranking-figure.js';

const DIFFERENCES: Readonly<Record<SeparationMethod, string>> = {
  'expected-wins': 'that of their Expected Wins',
  'bradley-terry': 'that of their strengths by Bradley–Terry, as logarithms',
  'direct-assessment': 'that of their mean z',
};

interface SeparationSectionProps {
  readonly campaign: Campaign;
  /** Of the ranking shown above. */
  readonly method: CampaignMethodName;
}

/** How many more judgments would tell neighbours in the ranking apart. */
export function SeparationSection({ campaign: { id, version }, method }: SeparationSectionProps): ReactElement {
  const models = useModelsQuery();
  const query = useQuery('/campaigns/:campaign/separation', {
    param: { campaign: id },
    query: { method, ...models },
    version,
  });
  return (
    <LoadedSection
      id="separation"
      title="How many more judgments"
      intro={
        <p>
          Judgments still needed to tell neighbours in the ranking above ({METHOD_TITLES[method]}) apart in four cases
          out of five, if judges go on as they do now. The difference is {DIFFERENCES[separationMethodFor(method)]},
          with its standard error.
        </p>
      }
      query={query}
      what="the estimates"
    >
      {({ neighbours, limit }) => (
        <ListTable
          name="Neighbours in the ranking"
          columns={['Better', 'Worse', numbers('Difference'), numbers('Further judgments')]}
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
                {difference === null ? '–' : decimal(difference, 3)}
                {standardError !== null && ` ± ${decimal(standardError, 3)}`}
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
