import { Breakable } from '@stet/charts';
import type { Campaign, ModelsBeside } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { RankingFigure } from '../dashboard/ranking-figure.js';
import { useMethods } from '../dashboard/use-methods.js';
import { percent, shownDecimal, shownRange } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { Loaded, LoadedSection } from '../shell/loaded.js';
import { ModelProgress, ModelState } from './model-progress.js';
import { useModels } from './use-models.js';
import { speech, words } from '../language/words.js';
import { Reported } from '../shell/reported.js';

/** What models say, beside what people say. */
export function BesidePeopleSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { beside: said, fetched } = words().models;
  const { id, version } = campaign;
  const models = useModels(id);
  const beside = useQuery('/campaigns/:campaign/models-beside-people', { param: { campaign: id }, version });
  return (
    <LoadedSection
      id="models-beside-people"
      title={said.title}
      intro={<p>{said.intro}</p>}
      query={models}
      what={fetched}
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
          <Loaded query={beside} what={said.fetched}>
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
  const { beside: said } = words().models;
  const [method] = useMethods(campaign);
  const judging = beside.models.filter(({ judged }) => judged > 0);
  return (
    <>
      <Doubts models={judging} />
      <div className="side-by-side">
        <RankingFigure campaign={campaign} method={method} judges="counted" id="people" title={said.byPeople} />
        {judging.map(({ id, name }) => (
          <RankingFigure
            key={id}
            campaign={campaign}
            method={method}
            judges="counted"
            exception={{ only: id }}
            id={id}
            title={said.byModel(name)}
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
      <p>{words().models.beside.doubts}</p>
      <ul>
        {doubtful.flatMap(({ name, doubts }) =>
          doubts.map((doubt) => (
            <li key={`${name} ${doubt}`}>
              <bdi>{name}</bdi>: <Reported>{doubt}</Reported>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

function Kappas({ withPeople, amongPeople }: Pick<ModelsBeside, 'withPeople' | 'amongPeople'>): ReactElement {
  const { kappas, beside } = words().models;
  if (withPeople.length === 0) {
    return <p className="quiet">{beside.nothingShared}</p>;
  }
  return (
    <>
      <ListTable
        name={kappas.name}
        caption={kappas.caption}
        columns={[kappas.judge, kappas.judge, ...['κ', '95 %', kappas.same, kappas.comparisons].map(numbers)]}
      >
        {[...withPeople, ...amongPeople].map(({ judge, other, kappa, interval, observed, comparisons }) => (
          <tr key={`${judge} ${other}`}>
            <th scope="row">
              <bdi>{judge}</bdi>
            </th>
            <td>
              <bdi>{other}</bdi>
            </td>
            <td className="number">{kappa === null ? '–' : shownDecimal(kappa)}</td>
            <td className="number">{interval === null ? '–' : shownRange(interval)}</td>
            <td className="number">{observed === null ? '–' : percent(observed)}</td>
            <td className="number">{speech().integer(comparisons)}</td>
          </tr>
        ))}
      </ListTable>
      <p className="quiet">{kappas.note}</p>
    </>
  );
}

function Biases({ models }: ModelsProps): ReactElement {
  const { biases, model: modelTitle } = words().models;
  const { integer } = speech();
  return (
    <>
      <ListTable
        name={biases.name}
        caption={biases.caption}
        columns={[
          modelTitle,
          ...[
            biases.position,
            'p',
            biases.flips,
            biases.ties,
            biases.copiesTied,
            biases.sourcesWon,
            biases.askedAgain,
            biases.noAnswer,
          ].map(numbers),
        ]}
      >
        {models.map(({ id, name, position, flips, ties, copiesTied, sourcesWon, askedAgain, skipped }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td className="number">{position === null ? '–' : percent(position.share)}</td>
            <td className="number">{position === null ? '–' : shownDecimal(position.p, 3)}</td>
            {[flips, ties, copiesTied, sourcesWon].map((share, at) => (
              <td key={at} className="number">
                {share === null ? '–' : biases.shareOf(percent(share.count / share.of), share.of)}
              </td>
            ))}
            <td className="number">{integer(askedAgain)}</td>
            <td className="number">{integer(skipped)}</td>
          </tr>
        ))}
      </ListTable>
      <p className="quiet">{biases.note}</p>
      {models.flatMap(({ name, faults }) =>
        faults.map(({ fault, count }) => (
          <p key={`${name} ${fault}`} className="quiet">
            {biases.withoutAnswer(<bdi>{name}</bdi>, count, <Reported>{fault}</Reported>)}
          </p>
        )),
      )}
    </>
  );
}

function Costs({ models }: ModelsProps): ReactElement {
  const { costs, model: modelTitle } = words().models;
  return (
    <>
      <ListTable
        name={costs.name}
        caption={costs.caption}
        columns={[modelTitle, ...[costs.calls, costs.tokensIn, costs.tokensOut].map(numbers), costs.answeredAs]}
      >
        {models.map(({ id, name, calls, promptTokens, completionTokens, models: answeredAs }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {[calls, promptTokens, completionTokens].map((count, at) => (
              <td key={at} className="number">
                {speech().integer(count)}
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
            <Breakable>{signature}</Breakable>
          </p>
        ),
      )}
    </>
  );
}
