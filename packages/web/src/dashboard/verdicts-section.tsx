import type { Campaign, Verdicts } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { Figure } from '../shell/figure.js';
import { percent, shownDecimal, shownRange } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';
import { speech, words } from '../language/words.js';

/** What judges said of edits, by system, and how far they agree; updated as judgments come in. */
export function VerdictsSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const { edits, agreement, system: systemTitle } = words().dashboard;
  const query = useQuery('/campaigns/:campaign/verdicts', {
    param: { campaign: id },
    query: useModelsQuery(),
    version,
  });
  return (
    <LoadedSection id="edits" title={edits.title} query={query} what={edits.fetched}>
      {({ systems, total, missed, gaps, inter, intra }) => (
        <>
          <dl className="figures">
            <EditKappa name={agreement.between} agreement={inter} />
            <EditKappa name={agreement.themselves} agreement={intra} />
            <Figure name={edits.missed}>
              {speech().integer(missed)} {gaps > 0 && <small>{edits.gaps(gaps)}</small>}
            </Figure>
          </dl>
          <ListTable
            name={edits.table}
            caption={edits.caption}
            columns={[systemTitle, ...[edits.right, edits.wrong, edits.unnecessary, edits.shareRight].map(numbers)]}
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
              <th scope="row">{edits.total}</th>
              <VerdictCells {...total} />
            </tr>
          </ListTable>
        </>
      )}
    </LoadedSection>
  );
}

function VerdictCells({ right, wrong, unnecessary, shareRight }: Verdicts['total']): ReactElement {
  const { integer } = speech();
  return (
    <>
      <td className="number">{integer(right)}</td>
      <td className="number">{integer(wrong)}</td>
      <td className="number">{integer(unnecessary)}</td>
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
      {cohen.value === null ? '–' : shownDecimal(cohen.value)}{' '}
      <small>
        {cohen.interval !== null && `${shownRange(cohen.interval)}, `}
        {words().dashboard.agreement.comparisons(comparisons)}
      </small>
    </Figure>
  );
}
