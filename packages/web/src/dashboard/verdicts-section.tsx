import { counted, decimal, decimalInterval } from '@stet/core/internal';
import type { Campaign, Verdicts } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { Figure } from '../shell/figure.js';
import { percent } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';

/** What judges said of edits, by system, and how far they agree; updated as judgments come in. */
export function VerdictsSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/verdicts', {
    param: { campaign: id },
    query: useModelsQuery(),
    version,
  });
  return (
    <LoadedSection id="edits" title="Edits" query={query} what="the verdicts on edits">
      {({ systems, total, missed, gaps, inter, intra }) => (
        <>
          <dl className="figures">
            <EditKappa name="κ between judges" agreement={inter} />
            <EditKappa name="κ of judges with themselves" agreement={intra} />
            <Figure name="Errors marked in sources">
              {missed} {gaps > 0 && <small>{`${gaps} where something is missing`}</small>}
            </Figure>
          </dl>
          <ListTable
            name="Verdicts on edits"
            caption="An edit that several systems share counts for each of them."
            columns={['System', numbers('Right'), numbers('Wrong'), numbers('Unnecessary'), numbers('Share right')]}
          >
            {systems.map(({ system, ...counts }) => (
              <tr key={system}>
                <th scope="row">
                  <bdi>{system}</bdi>
                </th>
                <VerdictCells {...counts} />
              </tr>
            ))}
            <tr>
              <th scope="row">All, each edit once</th>
              <VerdictCells {...total} />
            </tr>
          </ListTable>
        </>
      )}
    </LoadedSection>
  );
}

function VerdictCells({ right, wrong, unnecessary, shareRight }: Verdicts['total']): ReactElement {
  return (
    <>
      <td className="number">{right}</td>
      <td className="number">{wrong}</td>
      <td className="number">{unnecessary}</td>
      <td className="number">{shareRight === null ? '–' : percent(shareRight)}</td>
    </>
  );
}

interface EditKappaProps {
  readonly name: string;
  readonly agreement: Verdicts['inter'];
}

function EditKappa({ name, agreement: { cohen, comparisons } }: EditKappaProps): ReactElement {
  return (
    <Figure name={name}>
      {cohen.value === null ? '–' : decimal(cohen.value)}{' '}
      <small>
        {cohen.interval !== null && `${decimalInterval(cohen.interval)}, `}
        {counted(comparisons, 'comparison')}
      </small>
    </Figure>
  );
}
