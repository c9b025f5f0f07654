import { separationMethodFor, type CampaignMethodName } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';
import { speech, words } from '../language/words.js';
import { shownDecimal } from '../shell/format.js';

interface SeparationSectionProps {
  readonly campaign: Campaign;
  /** Of the ranking shown above. */
  readonly method: CampaignMethodName;
}

/** How many more judgments would tell neighbours in the ranking apart. */
export function SeparationSection({ campaign: { id, version }, method }: SeparationSectionProps): ReactElement {
  const { separation, methods } = words().dashboard;
  const models = useModelsQuery();
  const query = useQuery('/campaigns/:campaign/separation', {
    param: { campaign: id },
    query: { method, ...models },
    version,
  });
  return (
    <LoadedSection
      id="separation"
      title={separation.title}
      intro={<p>{separation.intro[separationMethodFor(method)](methods[method])}</p>}
      query={query}
      what={separation.fetched}
    >
      {({ neighbours, limit }) => (
        <ListTable
          name={separation.table}
          columns={[separation.better, separation.worse, numbers(separation.difference), numbers(separation.further)]}
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
                {difference === null ? '–' : shownDecimal(difference, 3)}
                {standardError !== null && ` ± ${shownDecimal(standardError, 3)}`}
              </td>
              <td className="number">
                {separated
                  ? separation.toldApart
                  : further === null
                    ? separation.moreThan(limit)
                    : `≈ ${speech().integer(further)}`}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </LoadedSection>
  );
}
