import type { Campaign, Drawing } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';
import { speech, words } from '../language/words.js';

/** How often pairs of systems were compared, against even drawing. */
export function DrawingSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const { drawing: said, system } = words().dashboard;
  const { integer, written } = speech();
  const query = useQuery('/campaigns/:campaign/drawing', {
    param: { campaign: id },
    query: useModelsQuery(),
    version,
  });
  return (
    <LoadedSection id="drawing" title={said.title} intro={<p>{said.intro}</p>} query={query} what={said.fetched}>
      {(drawing) => (
        <>
          <p>{inWords(drawing)}</p>
          <ListTable
            name={said.table}
            columns={[system, system, ...[said.compared, said.evenly, said.ratio, said.weight].map(numbers)]}
          >
            {drawing.pairs.map(({ systems: [first, second], compared, weight }) => (
              <tr key={`${first} ${second}`}>
                <th scope="row">
                  <bdi>{first}</bdi>
                </th>
                <td>
                  <bdi>{second}</bdi>
                </td>
                <td className="number">{integer(compared)}</td>
                <td className="number">{written(drawing.evenly.toFixed(1))}</td>
                <td className="number">{written((compared / drawing.evenly).toFixed(2))}</td>
                <td className="number">{weight === null ? '–' : written(weight.toFixed(2))}</td>
              </tr>
            ))}
          </ListTable>
        </>
      )}
    </LoadedSection>
  );
}

function inWords({ even, adaptive }: Drawing): string {
  const { drawing } = words().dashboard;
  return adaptive === 0 ? drawing.allEven(even) : drawing.someAdaptive(even, adaptive);
}
