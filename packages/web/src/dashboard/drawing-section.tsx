import type { Campaign, Drawing } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';

/** How often pairs of systems were compared, against even drawing. */
export function DrawingSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/drawing', {
    param: { campaign: id },
    query: useModelsQuery(),
    version,
  });
  return (
    <LoadedSection
      id="drawing"
      title="How pairs were drawn"
      intro={
        <p>
          Every draw is written down with its probability. Adaptive drawing compares some pairs of systems more often;
          weights, the inverse probabilities, undo that.
        </p>
      }
      query={query}
      what="the drawing"
    >
      {(drawing) => (
        <>
          <p>{inWords(drawing)}</p>
          <ListTable
            name="Comparisons of each pair of systems"
            columns={['System', 'System', ...['Compared', 'Even would be', 'Ratio', 'Mean weight'].map(numbers)]}
          >
            {drawing.pairs.map(({ systems: [first, second], compared, weight }) => (
              <tr key={`${first} ${second}`}>
                <th scope="row">
                  <bdi>{first}</bdi>
                </th>
                <td>
                  <bdi>{second}</bdi>
                </td>
                <td className="number">{compared}</td>
                <td className="number">{drawing.evenly.toFixed(1)}</td>
                <td className="number">{(compared / drawing.evenly).toFixed(2)}</td>
                <td className="number">{weight === null ? '–' : weight.toFixed(2)}</td>
              </tr>
            ))}
          </ListTable>
        </>
      )}
    </LoadedSection>
  );
}

function inWords({ even, adaptive }: Drawing): string {
  if (adaptive === 0) return `All ${even} pairs judged so far were drawn evenly.`;
  return `Of the pairs judged so far, ${even} were drawn evenly and ${adaptive} where the order was least sure.`;
}
