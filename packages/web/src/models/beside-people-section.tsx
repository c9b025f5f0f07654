import { counted, decimal, decimalInterval } from '@stet/core/internal';
import type { Campaign, ModelsBeside } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { RankingFigure } from '../dashboard/ranking-figure.js';
import { useMethods } from '../dashboard/use-methods.js';
import { percent } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { Loaded, LoadedSection } from '../shell/loaded.js';
import { ModelProgress, ModelState } from './model-progress.js';
import { useModels } from './use-models.js';

/** What models say, beside what people say. */
export function BesidePeopleSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, version } = campaign;
  const models = useModels(id);
  const beside = useQuery('/campaigns/:campaign/models-beside-people', { param: { campaign: id }, version });
  return (
    <LoadedSection
      id="models-beside-people"
      title="Models beside people"
      intro={<p>Models are asked what people are asked. Nothing above counts what they say, unless you include it.</p>}
      query={models}
      what="the models"
    >
      {({ rows }) => (
        <>
          {rows.map((model) => (
            <div key={model.id} className="beside-model">
              <h3>
                <bdi>{model.name}</bdi> <ModelState state={model.state} />
              </h3>
              <ModelProgress campaign={id} model={model} />
            </div>
          ))}
          <Loaded query={beside} what="the comparison">
            {(found) => found.models.some(({ judged }) => judged > 0) && <Beside campaign={campaign} beside={found} />}
          </Loaded>
        </>
      )}
    </LoadedSection>
  );
}

interface BesideProps {
  readonly campaign: Campaign;
  readonly beside: ModelsBeside;
}

function Beside({ campaign, beside }: BesideProps): ReactElement {
  const [method] = useMethods(campaign);
  const judging = beside.models.filter(({ judged }) => judged > 0);
  return (
    <>
      <Doubts models={judging} />
      <div className="side-by-side">
        <RankingFigure campaign={campaign} method={method} judges="counted" id="people" title="By people" />
        {judging.map(({ id, name }) => (
          <RankingFigure
            key={id}
            campaign={campaign}
            method={method}
            judges="counted"
            exception={{ only: id }}
            id={id}
            title={`By ${name}`}
          />
        ))}
      </div>
      <Kappas {...beside} />
      <Biases models={judging} />
      <Costs models={judging} />
    </>
  );
}

interface ModelsProps {
  readonly models: ModelsBeside['models'];
}

function Doubts({ models }: ModelsProps): ReactElement {
  const doubtful = models.filter(({ doubts }) => doubts.length > 0);
  if (doubtful.length === 0) return <></>;
  return (
    <div className="note">
      <p>Before you trust these answers:</p>
      <ul>
        {doubtful.flatMap(({ name, doubts }) =>
          doubts.map((doubt) => (
            <li key={`${name} ${doubt}`}>
              <bdi>{name}</bdi>: {doubt}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

function Kappas({ withPeople, amongPeople }: Pick<ModelsBeside, 'withPeople' | 'amongPeople'>): ReactElement {
  if (withPeople.length === 0) {
    return <p className="quiet">No model has judged an item that a person has judged, too.</p>;
  }
  return (
    <>
      <ListTable
        name="Agreement of models with people, and of people with each other"
        caption="Agreement with people, and of people with each other"
        columns={['Judge', 'Judge', ...['κ', '95 %', 'Same', 'Comparisons'].map(numbers)]}
      >
        {[...withPeople, ...amongPeople].map(({ judge, other, kappa, interval, observed, comparisons }) => (
          <tr key={`${judge} ${other}`}>
            <th scope="row">
              <bdi>{judge}</bdi>
            </th>
            <td>
              <bdi>{other}</bdi>
            </td>
            <td className="number">{kappa === null ? '–' : decimal(kappa)}</td>
            <td className="number">{interval === null ? '–' : decimalInterval(interval)}</td>
            <td className="number">{observed === null ? '–' : percent(observed)}</td>
            <td className="number">{comparisons}</td>
          </tr>
        ))}
      </ListTable>
      <p className="quiet">
        A model above the κ of people is not better than people: it agrees with one of them more than another one does.
      </p>
    </>
  );
}

function Biases({ models }: ModelsProps): ReactElement {
  return (
    <>
      <ListTable
        name="How models judge"
        caption="How they judge"
        columns={[
          'Model',
          ...['By position', 'p', 'Flipped', 'Tied', 'Copies tied', 'Source won', 'Asked again', 'No answer'].map(
            numbers,
          ),
        ]}
      >
        {models.map(({ id, name, position, flips, ties, copiesTied, sourcesWon, askedAgain, skipped }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td className="number">{position === null ? '–' : percent(position.share)}</td>
            <td className="number">{position === null ? '–' : decimal(position.p, 3)}</td>
            {[flips, ties, copiesTied, sourcesWon].map((share, at) => (
              <td key={at} className="number">
                {share === null ? '–' : `${percent(share.count / share.of)} of ${share.of}`}
              </td>
            ))}
            <td className="number">{askedAgain}</td>
            <td className="number">{skipped}</td>
          </tr>
        ))}
      </ListTable>
      <p className="quiet">
        By position: the share of the spread of points that the position of an output accounts for. Flipped: pairs that
        each output won once when shown the other way round. Copies and sources are hidden controls: a copy of an output
        must tie with it, and a source with errors must not win. Asked again: answers that could not be used.
      </p>
      {models.flatMap(({ name, faults }) =>
        faults.map(({ fault, count }) => (
          <p key={`${name} ${fault}`} className="quiet">
            <bdi>{name}</bdi>, {counted(count, 'question')} without an answer: {fault}
          </p>
        )),
      )}
    </>
  );
}

function Costs({ models }: ModelsProps): ReactElement {
  return (
    <>
      <ListTable
        name="What was asked"
        caption="What it took"
        columns={['Model', ...['Calls', 'Tokens in', 'Tokens out'].map(numbers), 'Answered as']}
      >
        {models.map(({ id, name, calls, promptTokens, completionTokens, models: answeredAs }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {[calls, promptTokens, completionTokens].map((count, at) => (
              <td key={at} className="number">
                {count.toLocaleString('en')}
              </td>
            ))}
            <td>
              <bdi>{answeredAs.join(', ')}</bdi>
            </td>
          </tr>
        ))}
      </ListTable>
      {models.map(({ id, signature }) =>
        signature === null ? undefined : (
          <p key={id} className="quiet signature">
            {signature}
          </p>
        ),
      )}
    </>
  );
}
